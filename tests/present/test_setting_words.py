"""Whatever an organizer can choose, and whatever breaks ties, has a name that people read."""

from fractions import Fraction

import pytest

from tests.builders.events import event_of, posted
from tourneydesk.core.settings import Choice, Several
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text
from tourneydesk.present.settings import setting_name, value_help, value_words
from tourneydesk.present.shows import setting_groups_of


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_setting_and_every_value_of_it_has_words(key: str) -> None:
    assert text("format-name", key)
    for setting in FORMATS[key].settings:
        assert text(f"setting-{setting.key}", key)
        if isinstance(setting, Choice):
            for value in setting.values:
                if value is None or isinstance(value, str | bool):
                    assert text(f"setting_{setting.key}_{value}".lower(), key)
        elif isinstance(setting, Several):
            named = [text(f"setting-{setting.key}-{value}", key) for value in setting.values]
            assert len(set(named)) == len(named)
            assert not any("," in name for name in named)
        elif setting.default is None:
            assert text(f"setting-{setting.key}-none", key)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_no_choice_lacks_the_sentence_below_it(key: str) -> None:
    for setting in FORMATS[key].settings:
        values = setting.values if isinstance(setting, Choice | Several) else (setting.default,)
        sentences = [value_help(setting.key, value, key) for value in values]
        assert all(one.endswith(".") for one in sentences), setting.key
        assert len({*sentences}) == len(values), setting.key


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_setting_is_in_one_group_with_a_heading(key: str) -> None:
    groups = setting_groups_of(key)
    assert sorted(one for group in groups for one in group.keys) == sorted(
        setting.key for setting in FORMATS[key].settings
    )
    assert len({text(f"settings-group-{group.heading}") for group in groups}) == len(groups)


def test_values_are_written_as_people_say_them() -> None:
    assert value_words("games_per_match", 3, "age-swiss") == text("setting-games-per-match-3")
    assert value_words("bye_points", Fraction(1, 2), "us-swiss") == "½"
    assert value_words("age_groups", (11, 15), "age-swiss") == "11, 15"
    assert value_words("tiebreaks", ("median", "coin"), "us-swiss") == ", ".join(
        (text("setting-tiebreaks-median"), text("setting-tiebreaks-coin"))
    )
    assert setting_name("final", "risk-swiss") == text("setting-final")


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_head_of_the_standings_has_words(key: str) -> None:
    fmt = FORMATS[key]
    event = posted(fmt, event_of(fmt, 10))
    assert text(f"head-{fmt.points}", key)
    for row in fmt.standings(event, None):
        for tiebreak in row.tiebreaks:
            assert text(f"tiebreak-{tiebreak.key}", key)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_tiebreak_that_can_be_chosen_has_its_words(key: str) -> None:
    """Its heading, and what it is called in the sentences that explain a place."""
    for setting in FORMATS[key].settings:
        for tiebreak in setting.values if isinstance(setting, Several) else ():
            assert text(f"tiebreak-{tiebreak}", key)
            assert text(f"level-{tiebreak}", key)
