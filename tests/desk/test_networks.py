"""The networks of this laptop: those that phones use come first, and each has its kind."""

from ipaddress import ip_network

import ifaddr
import pytest

from tourneydesk.desk import networks
from tourneydesk.desk.networks import LOOPBACK, interfaces, main_address, own_address
from tourneydesk.desk.phones import page_address


def adapters(monkeypatch: pytest.MonkeyPatch, *found: tuple[str, str], main: str = "") -> None:
    """This laptop has these, each with its name and IPv4 address."""
    made = [
        ifaddr.Adapter(name, name, [ifaddr.IP(address, 24, name)], index=at)
        for at, (name, address) in enumerate(found)
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: made)
    monkeypatch.setattr(networks, "main_address", lambda: main)


def test_the_main_network_is_first_then_wireless_ones_and_those_inside_the_laptop_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    adapters(
        monkeypatch,
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("enp4s0", "10.0.0.7"),
        ("wlp3s0", "192.168.43.1"),
        ("eth9", "10.1.0.7"),
        main="10.1.0.7",
    )
    found = interfaces()
    assert own_address() == "10.1.0.7"
    assert [one.called for one in found] == ["eth9", "wlp3s0", "enp4s0", "docker0"]
    assert [one.kind for one in found] == ["cable", "wifi", "cable", "other"]
    assert [one.inner for one in found] == [False, False, False, True]


@pytest.mark.parametrize(
    ("called", "kind"),
    [
        ("Intel(R) Wi-Fi 6 AX201 160MHz", "wifi"),
        ("Microsoft Wi-Fi Direct Virtual Adapter", "wifi"),
        ("Qualcomm Atheros Wireless Network Adapter", "wifi"),
        ("Realtek PCIe GbE Family Controller", "cable"),
        ("Intel(R) Ethernet Connection I219-V", "cable"),
        ("Hyper-V Virtual Ethernet Adapter", "other"),
        ("bridge100", "other"),
    ],
)
def test_the_kind_of_a_network_is_known_by_what_the_system_calls_it(
    monkeypatch: pytest.MonkeyPatch, called: str, kind: str
) -> None:
    adapters(monkeypatch, (called, "192.168.1.5"))
    assert [one.kind for one in interfaces()] == [kind]


def test_without_a_network_only_the_laptop_itself_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch, ("lo", "127.0.0.1"), ("wlan0", "169.254.3.4"))
    (only,) = interfaces()
    assert (only.address, only.inner) == (LOOPBACK, True)


def test_this_laptop_has_an_address() -> None:
    assert ip_network(main_address())
    assert all(ip_network(one.address) for one in interfaces())


def test_an_address_is_as_short_as_it_can_be() -> None:
    assert page_address("192.168.1.5", 8000) == "http://192.168.1.5:8000/"
    assert page_address("192.168.1.5", 80) == "http://192.168.1.5/"
