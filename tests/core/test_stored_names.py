"""What event files call each kind of decision. Old files are read by these names: none changes."""

from typing import get_args

from tourneydesk.core import decisions as d
from tourneydesk.core.journal import codec

STORED = {
    d.EventOpened: "EventOpened",
    d.DetailsChanged: "DetailsChanged",
    d.SettingsChosen: "SettingsChosen",
    d.PlayersAdded: "PlayersAdded",
    d.PlayerChanged: "PlayerChanged",
    d.PlayerDropped: "PlayerDropped",
    d.PlayerReturned: "PlayerReturned",
    d.PlayerDeleted: "PlayerDeleted",
    d.PlayersCheckedIn: "PlayersCheckedIn",
    d.AbsentDropped: "AbsentDropped",
    d.ByeRequested: "ByeRequested",
    d.ByeWithdrawn: "ByeWithdrawn",
    d.TableFixed: "TableFixed",
    d.PairForbidden: "PairForbidden",
    d.PairAllowed: "PairAllowed",
    d.RoundRedrawn: "RoundRedrawn",
    d.RoundPosted: "RoundPosted",
    d.PairingsChanged: "PairingsChanged",
    d.TablesCalled: "TablesCalled",
    d.ResultRecorded: "ResultRecorded",
    d.ResultCleared: "ResultCleared",
    d.ResultCorrected: "ResultPutRight",
    d.NoteAdded: "NoteAdded",
    d.ItemsLeftOpen: "ItemsLeftOpen",
    d.ItemsSettled: "ItemsSettled",
    d.PrizesChanged: "PrizesChanged",
    d.Undone: "Undone",
    d.Redone: "Redone",
}


def test_every_kind_of_decision_is_stored_by_its_name() -> None:
    assert {kind: codec.stored_name(kind) for kind in get_args(d.Decision)} == STORED
    assert len(set(STORED.values())) == len(STORED)


def test_a_corrected_result_is_written_and_read_by_the_name_that_files_have_for_it() -> None:
    text = '[{"did":"ResultPutRight","round":1,"table":2,"tables":[]}]'
    step = (d.ResultCorrected(1, 2, ()),)
    assert codec.encode(step) == text
    assert codec.decode(text) == step
