"""Adding a language is copying a folder: nothing else in the program names languages."""

from fractions import Fraction
from pathlib import Path

import pytest

from tests import pseudo_language
from tests.builders.events import event_of
from tests.message_files import LOCALE
from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Reason
from tourneydesk.formats import FORMATS
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import current_language, listed, number, say, text, use_language
from tourneydesk.present.messages.languages import known_languages, language_for


def test_a_folder_is_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = {one.name for one in LOCALE.iterdir()}
    pseudo_language.make(tmp_path, "pl", pseudo_language.accented)
    with pseudo_language.spoken_from(tmp_path, monkeypatch):
        names = {one.key: one.name for one in known_languages()}
        assert [*names] == ["en", *sorted({*shipped, "pl"} - {"en"})]
        assert names["pl"] == "Polski"
        assert language_for("pl_PL.UTF-8") == "pl"
        use_language("pl")
        assert number(Fraction(50, 3)) == "16,667"
        assert text("nothing-to-undo") == pseudo_language.accented("Nothing to undo.")
        event = event_of(FORMATS["us-swiss"], [Player(1, "Ann"), Player(2, "Ben")])
        assert pseudo_language.accented("Standings") in event_text(event)


def test_a_region_goes_before_its_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("pt", "pt-BR"):
        pseudo_language.make(tmp_path, key, pseudo_language.accented)
    with pseudo_language.spoken_from(tmp_path, monkeypatch):
        assert [language_for(one) for one in ("pt_BR", "pt-PT", "tlh")] == ["pt-BR", "pt", "en"]


def test_a_language_that_cldr_does_not_know_counts_as_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pseudo_language.make(tmp_path, "xx", pseudo_language.longer)
    with pseudo_language.spoken_from(tmp_path, monkeypatch):
        use_language("xx")
        assert (current_language().key, current_language().decimal) == ("xx", ".")


def test_from_the_right_latin_names_are_set_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pseudo_language.make(tmp_path, "ar", pseudo_language.accented)
    event = event_of(FORMATS["us-swiss"], [Player(1, "אבי"), Player(2, "Ben")])
    with pseudo_language.spoken_from(tmp_path, monkeypatch):
        use_language("ar")
        assert current_language().from_right
        said = say(Reason("rematch", "", (1, 2), {"table": 1, "round": 1}), event)
        assert "\u2068Ben\u2069" in said
        assert "\u2068אבי" not in said


def test_what_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "desk.ftl").write_text("nothing-to-undo = Rien.\n", "utf-8")
    english = text("nothing-to-redo")
    with pseudo_language.spoken_from(tmp_path, monkeypatch):
        use_language("fr")
        assert text("nothing-to-undo") == "Rien."
        assert text("nothing-to-redo") == english
        assert listed([3, 9]) == "3 and 9"


def test_the_languages_that_are_shipped_are_these() -> None:
    known = [one.key for one in known_languages()]
    assert known[0] == "en"
    assert {"de", "es"} <= {*known} == {one.name for one in LOCALE.iterdir()}
