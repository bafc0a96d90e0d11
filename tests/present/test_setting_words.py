"""Whatever an organizer can choose, and whatever breaks ties, has a name that people read."""

import pytest

from tests.builders.events import event_of, posted
from tourneydesk.core.settings import Choice, Several
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text


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
