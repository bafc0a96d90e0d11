"""Every part of the program has its license."""

import re
from pathlib import Path

import pytest

from tourneydesk.licenses import OWN_PARTS, License, license_of, licenses, required_libraries
from tourneydesk.shipped import shipped

ROOT = Path(__file__).parent.parent
PINNED = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements/run.txt").read_text(), re.M)


def test_every_pinned_library_that_is_installed_here_has_a_license_text() -> None:
    found = {
        re.sub(r"[-_.]+", "-", one.metadata["Name"]).lower(): one for one in required_libraries()
    }
    assert {name for name, _ in PINNED} <= found.keys()
    short = [name for name, library in found.items() if len(license_of(library).text) < 400]
    assert short == []


def test_python_fonts_and_icons_are_among_the_parts() -> None:
    parts = {one.part.split(" 3.")[0]: one.text for one in licenses()}
    assert {"Python", *OWN_PARTS} <= parts.keys()
    assert all(len(text) > 400 for text in parts.values())
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in parts["Python"]


def test_qt_is_named_with_the_license_it_is_used_under() -> None:
    qt = next(one for one in licenses() if one.part.startswith("PySide6"))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt.text
    assert "source code" in qt.text


def test_a_package_shows_what_was_collected_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Qt 6.txt").write_text("collected text", "utf-8")
    monkeypatch.setattr(
        "tourneydesk.licenses.shipped",
        lambda name: tmp_path if name == "licenses/collected" else shipped(name),
    )
    shown = licenses()
    assert License("Qt 6", "collected text") in shown
    assert {one.part for one in shown} == {"Qt 6", *OWN_PARTS}
