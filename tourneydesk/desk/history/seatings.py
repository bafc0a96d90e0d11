"""The seating after each decision of a journal, which determines the players a step concerns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Table

Seats = Mapping[int, tuple[int, ...]]
"""The players at each table of one round."""


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """The seats and byes of a posted round."""

    seats: Seats = field(default_factory=dict)
    byes: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Seating:
    """The seating of all rounds and the players' fixed tables, after some of the steps."""

    rounds: Mapping[int, SeatedRound] = field(default_factory=dict)
    fixed: Mapping[int, int] = field(default_factory=dict)

    def posted(self, round_number: int) -> SeatedRound:
        return self.rounds.get(round_number, SeatedRound())

    def with_round(self, round_number: int, posted: SeatedRound) -> "Seating":
        return replace(self, rounds={**self.rounds, round_number: posted})


NOBODY_SEATED = Seating()


def seating_after(decision: d.Decision, state: Seating) -> Seating:
    """The state after a decision; the same object if nothing changes."""
    match decision:
        case d.RoundPosted(round=posted):
            byes = frozenset(bye.player for bye in posted.byes)
            return state.with_round(posted.number, SeatedRound(seats_of(posted.tables), byes))
        case d.PairingsChanged(round=round_number, tables=tables, byes=changed):
            kept = state.posted(round_number).byes
            byes = kept if changed is None else frozenset(bye.player for bye in changed)
            return state.with_round(round_number, SeatedRound(seats_of(tables), byes))
        case (
            d.TablesCalled(round=round_number, tables=tables)
            | d.ResultCorrected(round=round_number, tables=tables)
        ):
            seated = state.posted(round_number)
            return state.with_round(
                round_number, replace(seated, seats={**seated.seats, **seats_of(tables)})
            )
        case d.ItemsSettled(round=round_number, tables=tables, byes=settled) if round_number:
            seated = state.posted(round_number)
            bye_players = seated.byes | {bye.player for bye in settled}
            return state.with_round(
                round_number, SeatedRound({**seated.seats, **seats_of(tables)}, bye_players)
            )
        case d.TableFixed(player=player, table=table):
            fixed = {
                who: table_number for who, table_number in state.fixed.items() if who != player
            }
            return replace(state, fixed=fixed if table is None else {**fixed, player: table})
        case _:
            return state


def seats_of(tables: Sequence[Table]) -> Seats:
    return {table.number: table.players for table in tables}


def changed_seats(before: Seats, after: Seats) -> Seats:
    """The tables that are new, gone, or have other players, with the players before and after."""
    return {
        table: (*before.get(table, ()), *after.get(table, ()))
        for table in before.keys() | after.keys()
        if before.get(table) != after.get(table)
    }
