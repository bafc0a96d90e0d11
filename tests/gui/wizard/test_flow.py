"""The questions and answers of the wizard, without a window."""

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import tourneydesk
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_event
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.player_lists import problems_of
from tourneydesk.gui.session import new_event
from tourneydesk.gui.session.new_event import (
    STEPS,
    Answers,
    Flow,
    consequence,
    consequence_text,
    list_of_text,
    make_file,
    review,
)
from tourneydesk.gui.user_data.recent import free_path, with_suffix
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble

ROOT = Path(tourneydesk.__file__).parent.parent
NAMED = Answers(details={"name": "Spring Open"})


def test_the_flow_is_used_without_qt() -> None:
    code = (
        "import sys, tourneydesk.gui.session.new_event, tourneydesk.gui.session.new_event\n"
        "import tourneydesk.gui.session.new_event\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_moving_forward_and_back_keeps_the_answers() -> None:
    now, seen = Flow(answers=NAMED), []
    for _ in STEPS:
        seen.append(now.page)
        now = new_event.forward(now)
    assert tuple(seen) == STEPS
    assert now.page == "review"
    for page in reversed(STEPS[:-1]):
        now = new_event.back(now)
        assert now.page == page
    assert new_event.back(now).page == STEPS[0]
    assert now.answers == NAMED


def test_only_the_name_is_needed() -> None:
    with pytest.raises(Refused):
        new_event.forward(Flow("details", Answers(details={"name": "  ", "venue": "Town Hall"})))
    assert new_event.forward(Flow("details", NAMED)).page == "players"


@pytest.mark.parametrize(
    ("key", "settings"),
    [
        ("strikes", {"elimination_level": "many"}),
        ("age-swiss", {"age_group_names": ["one name for three groups"]}),
    ],
)
def test_settings_that_do_not_work_alone_or_together_hold_up_their_page(
    key: str, settings: Mapping[str, object]
) -> None:
    answers = replace(NAMED, format=key, settings={key: settings})
    with pytest.raises(Refused):
        new_event.forward(Flow("settings", answers))
    with pytest.raises(Refused):
        consequence(answers)
    assert new_event.back(Flow("settings", answers)).page == "players"
    assert new_event.to_first_trouble(Flow("review", answers)).page == "settings"


def test_settings_of_another_format_wait_until_it_is_chosen_again() -> None:
    answers = replace(NAMED, settings={"strikes": {"elimination_level": 47}})
    assert new_event.changed_settings(answers) == {}
    assert new_event.changed_settings(replace(answers, format="strikes")) == {
        "elimination_level": 47
    }
    assert "About 7 rounds" in consequence_text(replace(answers, format="strikes"))


def test_a_number_that_does_not_fit_is_reported_without_blocking() -> None:
    answers = replace(NAMED, expected=11)
    assert "withdraw 1 for 10" in consequence_text(answers)
    assert new_event.forward(Flow("settings", answers)).page == "review"


@pytest.mark.parametrize("expected", [None, 0, 5001, 10**9])
def test_an_impossible_number_of_players_is_refused_with_what_works(expected: int | None) -> None:
    said = consequence_text(replace(NAMED, expected=expected))
    assert said == messages.text("players-count", most=5000)


def test_a_list_counts_instead_of_the_number_expected() -> None:
    listed = list_of_text("\n".join(f"Player {letter}" for letter in "abcdefghij"), 2026)
    answers = replace(NAMED, listed=listed, expected=None)
    assert consequence_text(answers).startswith("10 players: 2 boards of 5")


@pytest.mark.parametrize("rating", ["", ", 1520"])
def test_typed_names_are_players_and_nothing_is_said_of_headings(rating: str) -> None:
    listed = list_of_text(f"Ann Archer{rating}\n\nBen Brook\n", 2026)
    assert listed is not None
    assert [row.name for row in listed.added] == ["Ann Archer", "Ben Brook"]
    assert problems_of(listed) == []
    assert list_of_text(" \n", 2026) is None


@pytest.mark.parametrize("key", FORMATS)
def test_the_answers_become_the_event(tmp_path: Path, key: str) -> None:
    listed = list_of_text("name,age,rating\nAnn,12,1500\nBo,13,9999\nCy,40,1600\n", 2026)
    answers = Answers(
        format=key,
        details={"name": "Open", "venue": " Town Hall ", "date": "", "sanction": "42"},
        file=str(tmp_path / "new" / "open.tourney"),
        seed="my seed",
        listed=listed,
    )
    assert answers.left_out == 1
    path = make_file(answers)
    desk = open_event(path)
    assert path.exists()
    event = desk.event
    assert (event.format, event.name, event.seed) == (key, "Open", "my seed")
    assert event.details == {"venue": "Town Hall", "sanction": "42"}
    assert [player.name for player in event.players] == ["Ann", "Cy"]
    desk.close()


def test_a_refused_event_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "open.tourney"
    with pytest.raises(Refused):
        make_file(Answers(details={"name": "Open", "venue": "x" * 300}, file=str(path)))
    assert not path.exists()


def test_a_list_that_does_not_go_with_the_settings_is_refused_with_them() -> None:
    listed = list_of_text("name,age group\nAnn,Wizards\nBo,11-14\n", 2026)
    answers = replace(NAMED, format="age-swiss", listed=listed)
    assert new_event.forward(Flow("players", answers)).page == "settings"
    with pytest.raises(Refused):
        new_event.forward(Flow("settings", answers))
    assert new_event.to_first_trouble(Flow("review", answers)).page == "settings"
    named = {"age_group_names": ["Witches", "11-14", "Wizards"]}
    mended = replace(answers, settings={"age-swiss": named})
    assert new_event.forward(Flow("settings", mended)).page == "review"


@pytest.mark.parametrize("place", ["taken.tourney", "taken.tourney/inside.tourney"])
def test_unwritable_path_is_reported(tmp_path: Path, place: str) -> None:
    (tmp_path / "taken.tourney").write_text("here")
    with pytest.raises(FileTrouble):
        make_file(replace(NAMED, file=str(tmp_path / place)))
    assert (tmp_path / "taken.tourney").read_text() == "here"


def test_the_review_reads_like_a_sentence() -> None:
    answers = Answers(
        format="strikes",
        details={"name": "Spring Open", "venue": "the Town Hall", "date": "3 May"},
        file="open.tourney",
        settings={"strikes": {"elimination_level": 47, "largest_table": 4, "seating": "optimised"}},
        listed=list_of_text("Ann\nBo\nCy\nDi\n", 2026),
    )
    said = review(answers)
    assert said[0] == messages.text(
        "wizard-review-at",
        name="Spring Open",
        format=messages.text("strikes-format-name"),
        where="; ".join(
            [
                messages.text("wizard-review-parts-venue", text="the Town Hall"),
                messages.text("wizard-review-parts-date", text="3 May"),
            ]
        ),
    )
    assert said[1] == messages.text(
        "strikes-tables",
        players=4,
        tables=messages.text("of-tables", count=1, size=4),
        rounds=messages.text("expected-rounds", "strikes", level=47, rounds=7),
    )
    largest, level = (
        messages.text(
            "wizard-review-setting", name=messages.text(f"setting-{key}", "strikes"), value=n
        )
        for key, n in (("largest-table", "4"), ("elimination-level", "47"))
    )
    assert said[2] == messages.text("wizard-review-changed", settings=f"{largest}; {level}")
    assert "open.tourney" in said[3]


@pytest.mark.parametrize("key", FORMATS)
def test_every_setting_can_be_read_back(key: str) -> None:
    for setting in FORMATS[key].settings:
        for value in (*getattr(setting, "values", ()), 1, None, ("a", "b")):
            wanted = [value] if isinstance(setting.default, tuple) else value
            if setting.takes(tuple(wanted) if isinstance(wanted, list) else wanted):
                answers = replace(NAMED, format=key, settings={key: {setting.key: wanted}})
                assert review(answers)[2]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("", ""), (" open ", "open.tourney"), ("a.b/open", "a.b/open.tourney"), ("x.db", "x.db")],
)
def test_a_place_gets_its_ending(typed: str, kept: str) -> None:
    assert with_suffix(typed) == kept


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Spring Open", "Spring Open.tourney"),
        ("../../etc", "-..-etc.tourney"),
        ("a/b\\c:d", "a-b-c-d.tourney"),
        ("...", f"{messages.text('wizard-new-heading')}.tourney"),
        ("x" * 200, f"{'x' * 60}.tourney"),
    ],
)
def test_the_file_is_named_after_the_event(tmp_path: Path, name: str, file: str) -> None:
    assert free_path(tmp_path, name) == tmp_path / file


def test_a_file_name_that_is_taken_is_numbered(tmp_path: Path) -> None:
    (tmp_path / "Open.tourney").touch()
    assert free_path(tmp_path, "Open").name == "Open 2.tourney"


def test_an_event_without_a_seed_draws_one_that_is_the_same_in_every_run(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """So that keys at random meet the same pairings again."""
    drawn = Random(request.node.nodeid)
    for number in range(2):
        desk = open_event(make_file(replace(NAMED, file=str(tmp_path / f"{number}.tourney"))))
        assert desk.event.seed == drawn.randbytes(8).hex()
        desk.close()
