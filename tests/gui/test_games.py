"""The games of a match: a key for each final score, or each figure; nothing before Enter."""

import pytest

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.results import MatchResult
from tourneydesk.gui.pages.match_entry import GamesEntry, MatchEntry

SIX = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")


def sit_down(keyboard: Keyboard, best_of: int) -> MatchEntry:
    keyboard.sit_down("age-swiss", *SIX, settings={"games_per_match": best_of})
    found = keyboard.workspace.round.entry
    assert isinstance(found, MatchEntry)
    return found


def players_at(keyboard: Keyboard, number: int) -> tuple[int, ...]:
    table = keyboard.workspace.session.event.rounds[-1].table(number)
    assert table is not None
    return table.players


def result_at(keyboard: Keyboard, number: int) -> object:
    table = keyboard.workspace.session.event.rounds[-1].table(number)
    assert table is not None
    return table.result


def buttons(entry: MatchEntry) -> list[str]:
    return [press.text() for press in entry.scores if not press.isHidden()]


SCORES = {
    3: {"3": (2, 0), "4": (2, 1), "5": (1, 2), "6": (0, 2)},
    5: {"a": (3, 0), "b": (3, 1), "c": (3, 2), "x": (2, 3), "y": (1, 3), "z": (0, 3)},
}


@pytest.mark.parametrize(
    ("best_of", "key", "score"),
    [(best_of, key, score) for best_of, keys in SCORES.items() for key, score in keys.items()],
)
def test_one_key_records_each_final_score_and_the_message_says_it(
    keyboard: Keyboard, best_of: int, key: str, score: tuple[int, int]
) -> None:
    sit_down(keyboard, best_of)
    one, other = players_at(keyboard, 1)
    keyboard.type(key)
    assert result_at(keyboard, 1) == MatchResult(
        winner=one if score[0] > score[1] else other, won={one: score[0], other: score[1]}
    )
    assert f"({max(score)}–{min(score)})" in keyboard.workspace.status_bar.message.text()
    assert keyboard.workspace.round.tables.number == 2


@pytest.mark.parametrize("best_of", SCORES)
def test_the_screen_shows_the_key_of_every_score_and_a_click_does_the_same(
    keyboard: Keyboard, best_of: int
) -> None:
    entry = sit_down(keyboard, best_of)
    scores = SCORES[best_of].items()
    in_row = {key: f"{won}–{lost}" for key, (won, lost) in scores}
    below = {key: f"{key.upper()}  {score}" for key, score in in_row.items()}
    # Best of three fits in the table's row; its keys are in the buttons' tooltips.
    assert buttons(entry) == [*(in_row if best_of == 3 else below).values()]
    said = [press.accessibleName() for press in entry.scores if not press.isHidden()]
    assert all(text.startswith(key.upper()) for text, key in zip(said, in_row, strict=True))
    one, other = players_at(keyboard, 1)
    entry.scores[1].click()
    won, lost = list(SCORES[best_of].values())[1]
    assert result_at(keyboard, 1) == MatchResult(winner=one, won={one: won, other: lost})


def test_a_single_game_has_no_such_keys(keyboard: Keyboard) -> None:
    entry = sit_down(keyboard, 1)
    assert buttons(entry) == []
    keyboard.type("3")
    assert result_at(keyboard, 1) is None
    assert entry.trouble.text()


def test_other_formats_have_no_such_keys_after_a_match_was_shown(keyboard: Keyboard) -> None:
    sit_down(keyboard, 3)
    keyboard.window.show_home()
    keyboard.sit_down("us-swiss", *SIX)
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, MatchEntry)
    assert buttons(entry) == []


def test_a_score_typed_over_a_result_waits_for_enter(keyboard: Keyboard) -> None:
    sit_down(keyboard, 3)
    one, other = players_at(keyboard, 1)
    keyboard.type("4")
    keyboard.workspace.round.tables.choose(1)
    keyboard.type("5")
    assert result_at(keyboard, 1) == MatchResult(winner=one, won={one: 2, other: 1})
    keyboard.type("\n")
    assert result_at(keyboard, 1) == MatchResult(winner=other, won={one: 1, other: 2})


@pytest.fixture
def games(keyboard: Keyboard) -> GamesEntry:
    entry = sit_down(keyboard, 3)
    keyboard.type("g")
    return entry.games


def figures(games: GamesEntry) -> list[str]:
    return [field.text() for field in games.fields]


@pytest.mark.parametrize(
    "keys", ["21", "2\t1", "2\t1\t", "2\t1\t0", "210", "21\t0"], ids=lambda keys: repr(keys)
)
def test_two_to_one_is_two_to_one_with_and_without_tab_and_waits_for_enter(
    keyboard: Keyboard, games: GamesEntry, keys: str
) -> None:
    one, other = players_at(keyboard, 1)
    for key in keys:
        if key == "\t":
            keyboard.press(Key.Key_Tab)
        else:
            keyboard.type(key)
    assert figures(games)[:2] == ["2", "1"]
    assert result_at(keyboard, 1) is None
    keyboard.press(Key.Key_Return)
    assert result_at(keyboard, 1) == MatchResult(winner=one, won={one: 2, other: 1})


def test_tab_leads_on_where_no_figure_was_typed(keyboard: Keyboard, games: GamesEntry) -> None:
    assert games.fields[0].hasFocus()
    keyboard.press(Key.Key_Tab)
    assert games.fields[1].hasFocus()
    keyboard.press(Key.Key_Tab)
    assert games.fields[2].hasFocus()


def test_only_one_tab_after_a_figure_is_let_go(keyboard: Keyboard, games: GamesEntry) -> None:
    keyboard.type("2")
    assert games.fields[1].hasFocus()
    keyboard.press(Key.Key_Tab)
    assert games.fields[1].hasFocus()
    keyboard.press(Key.Key_Tab)
    assert games.fields[2].hasFocus()


@pytest.mark.parametrize(("keys", "missing"), [("2\n", 1), ("\n", 0), ("0\n", 1)])
def test_enter_before_both_figures_are_there_goes_to_the_missing_one_and_records_nothing(
    keyboard: Keyboard, games: GamesEntry, keys: str, missing: int
) -> None:
    keyboard.type(keys)
    assert result_at(keyboard, 1) is None
    assert games.fields[missing].hasFocus()
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, MatchEntry)
    assert entry.trouble.text()


def test_the_last_figure_waits_for_enter_too(keyboard: Keyboard, games: GamesEntry) -> None:
    one, other = players_at(keyboard, 1)
    keyboard.type("111")
    assert result_at(keyboard, 1) is None
    keyboard.press(Key.Key_Return)
    assert result_at(keyboard, 1) == MatchResult(drawn=True, won={one: 1, other: 1}, drawn_games=1)


def test_a_place_and_a_tab_lead_to_the_points_not_beyond(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *SIX[:5])
    entry = keyboard.workspace.round.entry
    keyboard.type("1")
    keyboard.press(Key.Key_Tab)
    keyboard.type("7")
    assert [field.text() for field in entry.fields[0]] == ["1", "7", ""]
