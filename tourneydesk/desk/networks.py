"""The networks of this laptop, and its addresses in them."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address
from typing import Literal

import ifaddr

LOOPBACK = "127.0.0.1"
Kind = Literal["wifi", "cable", "other"]
_WIFI = ("wl", "wifi", "wi-fi", "wlan", "wireless", "802.11", "airport")
_CABLE = ("eth", "en", "realtek pcie", "gigabit")
_VIRTUAL = ("docker", "br-", "veth", "virbr", "vbox", "virtualbox", "vmnet", "vmware", "hyper-v")
_TUNNELS = ("tun", "tap", "utun", "wg", "ppp", "tailscale", "zerotier", "vpn")


@dataclass(frozen=True, slots=True)
class Interface:
    """An interface of this laptop in a network: what the system calls it, its kind and its address.

    ``name`` stays when the address changes; no other device reaches an ``inner`` one.
    """

    name: str
    called: str
    address: str
    kind: Kind = "other"
    inner: bool = False


def interfaces() -> list[Interface]:
    """The interfaces that have an address, the one that others most likely use first; the loopback
    alone if there is no network.
    """
    main = main_address()
    found = [
        _interface(str(adapter.name), adapter.nice_name, str(ip.ip))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]
    outer = [one for one in found if not _is_alone(one.address)]
    outer.sort(key=lambda one: (one.inner, one.address != main, one.kind != "wifi"))
    return outer or [Interface("lo", "", LOOPBACK, inner=True)]


def main_address() -> str:
    """The address by which this laptop reaches others; the loopback without a network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the interface
        return str(asking.getsockname()[0])
    return LOOPBACK


def own_address() -> str:
    """The address at which others most likely reach this laptop; the loopback without a network."""
    return interfaces()[0].address


def _interface(name: str, called: str, address: str) -> Interface:
    words = called.lower()
    kind: Kind = "other"
    if words.startswith(_WIFI) or any(one in words for one in _WIFI[1:]):
        kind = "wifi"
    elif words.startswith(_CABLE) or "ethernet" in words:
        kind = "cable"
    inner = words.startswith(_TUNNELS) or any(one in words for one in _VIRTUAL)
    return Interface(name, called, address, "other" if inner else kind, inner)


def _is_alone(address: str) -> bool:
    """Whether no other device can be reached: the loopback, or an address that no router gave."""
    one = IPv4Address(address)
    return one.is_loopback or one.is_link_local or one.is_unspecified
