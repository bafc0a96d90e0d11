"""What the entries of an event file tell."""

from dataclasses import replace
from pathlib import Path

from tourneydesk.core.journal import codec
from tourneydesk.desk.files.journals import journal_of
from tourneydesk.desk.files.opening import plan
from tourneydesk.store.chain import Entry

SINCE = {
    "last_round_byes": "stand",
    "half_point_byes": None,
    "bye_points": 1,
    "pairing_rating": "first",
    "keep_apart": None,
}


def test_an_event_opened_before_a_setting_was_there_is_as_it_was_then(tmp_path: Path) -> None:
    opened = plan("us-swiss", "X", "s", {"last_round_byes": "can_be_withdrawn", "rounds": 7})
    old = {key: value for key, value in opened.settings.items() if key not in SINCE}
    step = codec.encode((replace(opened, settings=old),))
    _, event = journal_of(tmp_path / "x.tourney", [Entry(1, "", step, "")])
    assert event.settings == {**SINCE, **old}
    assert event.settings["rounds"] == 7
