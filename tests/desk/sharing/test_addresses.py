"""Addresses of shared events, as people type them."""

import socket
import threading
from dataclasses import replace

import pytest

from tourneydesk.desk.sharing.addresses import Invitation, links_of, parts_of_link
from tourneydesk.desk.sharing.joining import desk_name, join, join_typed, own_desk_name
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.connection import server_of


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("10.0.0.7", "postgresql://scorekeeper:K7M2@10.0.0.7:54100/tourneydesk"),
        (" hall:99 ", "postgresql://scorekeeper:K7M2@hall:99/tourneydesk"),
        ("[fe80::1]:99", "postgresql://scorekeeper:K7M2@[fe80::1]:99/tourneydesk"),
        ("10,0,0,7", "postgresql://scorekeeper:K7M2@10.0.0.7:54100/tourneydesk"),
        ("10.0. 0,7:99", "postgresql://scorekeeper:K7M2@10.0.0.7:99/tourneydesk"),
        ("postgresql://head_1@h:9/d", "postgresql://head_1:K7M2@h:9/d"),
        ("postgresql://head:zzz@h:9/d", "postgresql://head:K7M2@h:9/d"),
    ],
)
def test_addresses_can_be_typed_in_several_ways(typed: str, found: str) -> None:
    assert links_of(typed, "k7m-2")[0] == found


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "two words",
        "h:99999",
        "a@b",
        "http://h/",
        "h:",
        "10.0.7",
        "10.0.0.256",
        "7",
        "a,b",
        "postgresql://[x",
    ],
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(FileTrouble) as trouble:
        links_of(typed, "code")
    assert trouble.value.code == "server_address_wrong"


def test_an_invitation_is_read_back_from_its_line() -> None:
    one = Invitation("fe80::1", 54101, "head", "K7M2QX9TB4HN8WD")
    without, code = parts_of_link(one.link)
    assert code == one.shown_code
    assert without == one.place
    assert one.link in links_of(without, code)
    assert links_of(one.link, "") == (one.link,)
    assert one.place == "[fe80::1]:54101"
    assert replace(one, host="h", port=54100).place == "h"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://head:%ff@127.0.0.1:1/tourneydesk", "server_address_wrong"),
        ("postgresql://head\ud800:x@127.0.0.1:1/tourneydesk", "server_address_wrong"),
        ("postgresql://head:x@127.0.0.1:1/x?connect_timeout=abc", "server_address_wrong"),
        ("postgresql://head:x@a..b:1/tourneydesk", "server_unreachable"),
        (f"postgresql://head:x@{'a' * 70}:1/tourneydesk", "server_unreachable"),
        ("postgresql://head:x@127.0.0.1:99999/tourneydesk", "server_unreachable"),
    ],
)
def test_an_address_that_leads_nowhere_is_a_sentence(
    address: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    with pytest.raises(FileTrouble) as trouble:
        join(address, "Desk 2")
    assert trouble.value.code == code
    assert faults == []


@pytest.mark.parametrize("typed", [("\ud800", "K7M2"), ("127.0.0.1:1", "\ud800")])
def test_what_no_server_could_be_sent_is_a_sentence(typed: tuple[str, str]) -> None:
    with pytest.raises(FileTrouble):
        join_typed(*typed, "Desk 2")


@pytest.mark.parametrize("at", ["127.0.0.1:abc", "127.0.0.1:1,2", "a,b:1,2"])
def test_an_organizers_server_has_one_port(at: str) -> None:
    with pytest.raises(FileTrouble) as trouble:
        server_of(f"postgresql://owner@{at}/x")
    assert trouble.value.code == "server_address_wrong"


@pytest.mark.parametrize("host", ["a" * 64, "", "a\x00b", "my laptop", f"{'a' * 39} b"])
def test_a_laptops_name_is_a_desks_name_whatever_its_length(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    assert desk_name(own_desk_name()) == own_desk_name()
