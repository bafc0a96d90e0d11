"""Family names in event files: new ones keep them, old ones open as they are."""

from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.names import family_name, name_order
from tourneydesk.desk import players
from tourneydesk.desk.practice import made_up_players
from tourneydesk.formats import FORMATS

OLD = Path(__file__).parent / "old_journals" / "us-swiss-1.jsonl"


def replayed(steps: list[d.Step]) -> Event:
    return checked_replay(steps, FORMATS)


def test_an_entered_family_name_is_replayed_and_written_again_byte_for_byte() -> None:
    desk = desk_of("us-swiss")
    players.enter(desk, {"given": "Gabriel", "family": "García Márquez"})
    players.change(desk, 1, {"given": "Gabo", "family": "García Márquez"})
    lines = [encode(step) for step in desk.steps]
    assert '"family":"García Márquez"' in lines[-1]
    event = replayed([decode(line) for line in lines])
    assert event == desk.event
    assert family_name(event.player(1)) == "García Márquez"
    assert [encode(decode(line)) for line in lines] == lines


def test_files_of_earlier_versions_have_family_names_too() -> None:
    steps = [decode(line) for line in OLD.read_text(encoding="utf-8").splitlines()]
    event = replay(steps)
    assert all(player.family is None for player in event.players)
    assert all(family_name(player) in player.name for player in event.players)
    assert name_order(event) == "given_first"


@pytest.mark.parametrize(
    "decision",
    [
        d.PlayersAdded((Player(1, "Ann Lee", family="L" * 201),)),
        d.DetailsChanged({"name_order": "backwards"}),
    ],
)
def test_what_no_version_can_have_written_is_refused(decision: d.Decision) -> None:
    opening = desk_of("us-swiss").steps[0]
    with pytest.raises(JournalError):
        replayed([opening, (decision,)])


def test_made_up_players_have_the_family_names_they_were_made_of() -> None:
    made = made_up_players(150, Draw("seed", "players"))
    assert all(player.family and family_name(player) == player.family for player in made)


def test_one_part_of_a_name_is_changed_by_itself() -> None:
    desk = desk_of("us-swiss")
    players.enter(desk, {"name": "Park, Kelly"})
    players.enter(desk, {"name": "Nagy János"})
    players.enter(desk, {"name": "Gabriel García Márquez"})

    def changed(player: int, field: str, value: str | None) -> tuple[str, str]:
        one = players.change_field(desk, player, field, value)
        return one.name, family_name(one)

    assert changed(1, "family", "Parker") == ("Kelly Parker", "Parker")
    assert changed(1, "given", "Jo") == ("Jo Parker", "Parker")
    # A name with the family name first stays so.
    assert changed(2, "given", "Péter") == ("Nagy Péter", "Nagy")
    assert changed(3, "family", "García Márquez") == ("Gabriel García Márquez", "García Márquez")
    assert changed(3, "family", None) == ("Gabriel García Márquez", "Márquez")
    assert changed(3, "rating", "1500") == ("Gabriel García Márquez", "Márquez")
