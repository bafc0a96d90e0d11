"""Each player's record, round by round, and the reports of boards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tourneydesk.core.cache import once, remembered
from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import match_result
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss.settings import rules_of

Kind = Literal["played", "forfeit", "bye", "absent", "running"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One round of one player; ``halves`` is its score in half points.

    ``played`` has an opponent and a color (``W`` or ``B``); ``forfeit`` is an unplayed game (it
    gives no color and the two have not met: US Chess 29E1 and 27A1); ``absent`` is a round without
    table or bye; ``running`` has no result yet and counts for nothing. ``given`` marks the bye of
    an odd field.
    """

    kind: Kind
    halves: int = 0
    opponent: int | None = None
    color: str = ""
    given: bool = False

    @property
    def unplayed_win(self) -> bool:
        """A full point without a game: it excludes the player from the full-point bye (US Chess
        28L).
        """
        return self.halves == 2 and self.kind in ("forfeit", "bye")


Records = Mapping[int, Sequence[Entry]]
"""By player id, one entry for each posted round."""

ABSENT = Entry("absent")
RUNNING = Entry("running")


@once
@remembered
def records(event: Event, through: int | None = None) -> Records:
    """Every player's entries for the posted rounds, up to round ``through``."""
    missed_halves = rules_of(event.settings).missed_halves
    requested = {
        (request.player, request.round): int(request.points * 2) for request in event.bye_requests
    }
    entries: dict[int, list[Entry]] = {player.id: [] for player in event.players}
    for posted in event.rounds[:through]:
        here = _of_round(posted)
        for player in event.players:
            entry = here.get(player.id)
            if entry is None:
                entry = _missed(player, posted.number, requested, missed_halves)
            entries[player.id].append(entry)
    return entries


def score(entries: Sequence[Entry]) -> int:
    """The sum of the entries, in half points."""
    return sum(entry.halves for entry in entries)


def _missed(
    player: Player, round_number: int, requested: Mapping[tuple[int, int], int], missed_halves: int
) -> Entry:
    """A round without table or bye: for a late entry what the setting says, else nothing.

    US Chess 22C: a late entrant's missed rounds are half-point or zero-point byes.
    """
    if round_number <= player.joined:
        return Entry("bye", requested.get((player.id, round_number), missed_halves))
    return ABSENT


def _of_round(posted: Round) -> dict[int, Entry]:
    here = {
        bye.player: Entry("bye", int(bye.points * 2), given=bye.why == "odd") for bye in posted.byes
    }
    for table in posted.tables:
        here |= _of_table(table)
    return here


def _of_table(table: Table) -> dict[int, Entry]:
    white, black = table.players
    result = table.result
    if not isinstance(result, MatchResult):
        return {white: RUNNING, black: RUNNING}
    if result.forfeited:
        return {
            first: Entry("forfeit", 0 if first in result.forfeited else 2, second)
            for first, second in ((white, black), (black, white))
        }
    won = {True: 2, False: 0}
    halves = [1 if result.drawn else won[result.winner == player] for player in (white, black)]
    return {
        white: Entry("played", halves[0], black, "W"),
        black: Entry("played", halves[1], white, "B"),
    }


# The report of a board: a winner, a draw, or players who did not play.


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}``, ``{"draw": true}`` or ``{"forfeit": [ids who did not play]}``.

    One absent: the other has an unplayed win; both absent: nothing for either. ``games`` may count
    the one game, if it agrees. Raises Refused.
    """
    result = match_result(raw, table)
    problems = cannot_report(table, result)
    if problems:
        raise Refused(*problems)
    # There is one game a board: its count adds nothing to the result.
    return MatchResult(result.winner, result.drawn, result.forfeited)


def cannot_report(table: Table, result: object) -> tuple[Problem, ...]:
    """What is impossible: anything but exactly one of winner, draw and absent players, all from
    this board.
    """
    facts = {"table": table.number}
    if not isinstance(result, MatchResult):
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    if (result.winner is not None) + result.drawn + bool(result.forfeited) != 1:
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    named = {result.winner, *result.forfeited, *result.won} - {None}
    if not named <= set(table.players) or len(set(result.forfeited)) < len(result.forfeited):
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    if result.forfeited and (result.won or result.drawn_games):
        return (Problem("no_games_in_forfeit", table.players, facts),)
    if not (result.won or result.drawn_games):
        return ()
    won = {player: count for player, count in result.won.items() if count}
    says = {result.winner: 1} if result.winner is not None else {}
    if won != says or result.drawn_games != int(result.drawn):
        return (Problem("games_say_otherwise", table.players, facts),)
    return ()
