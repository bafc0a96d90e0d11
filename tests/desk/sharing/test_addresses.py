"""Addresses of shared events, as people type them."""

from dataclasses import replace

import pytest

from tourneydesk.desk.sharing.addresses import Invitation, links_of, parts_of_link
from tourneydesk.store.trouble import FileTrouble


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
