"""The address of the web pages as somebody types it."""

import pytest

from tourneydesk.documents.qr import address_modules
from tourneydesk.present.projector.page import LONGEST_ADDRESS, web_address


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("", ""),
        ("  ", ""),
        ("club.example/open", "http://club.example/open"),
        (" 192.168.1.20:8080 ", "http://192.168.1.20:8080"),
        ("https://club.example/open", "https://club.example/open"),
        ("ftp://club.example", None),
        ("club example", None),
        ("http://", None),
        ("http://club.example:99999", None),
        ("http://[club", None),
        ("javascript://club", None),
        ("club.example/" + "x" * 53, None),
    ],
)
def test_an_address_is_completed_or_refused(typed: str, address: str | None) -> None:
    assert web_address(typed) == address


def test_the_longest_address_makes_a_code_whose_squares_are_still_large_enough() -> None:
    longest = "http://club.example/".ljust(LONGEST_ADDRESS, "x")
    assert web_address(longest) == longest
    assert len(address_modules(longest)) == 29
    assert web_address(f"{longest}x") is None
