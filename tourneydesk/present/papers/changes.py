"""What was printed of an event, and what changed since."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Table
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.results import Result
from tourneydesk.formats import format_of

if TYPE_CHECKING:
    from tourneydesk.present.show import Content


@dataclass(frozen=True, slots=True)
class PrintedContent:
    """The content of a document when it was printed: a digest of each part, by the part's name.

    ``key`` is tables, names, slips or standings (after ``round``). Parts of slips are named by
    their table; ``whole`` is False if only some were printed.
    """

    key: str
    round: int
    parts: Mapping[str, str]
    whole: bool = True


@dataclass(frozen=True, slots=True)
class OutdatedPapers:
    """Papers to print again: (key, round) of sheets, and tables of the current round."""

    sheets: tuple[tuple[str, int], ...] = ()
    slips: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.sheets or self.slips)


def merged(
    older: Iterable[PrintedContent], newer: Iterable[PrintedContent]
) -> tuple[PrintedContent, ...]:
    """Everything that was printed: newer content replaces older."""
    by_key = {(content.key, content.round): content for content in older}
    for content in newer:
        older_content = by_key.get((content.key, content.round))
        if older_content is not None:
            content = replace(
                content,
                parts={**older_content.parts, **content.parts},
                whole=older_content.whole or content.whole,
            )
        by_key[content.key, content.round] = content
    return tuple(by_key.values())


# What changed in an event since a paper was printed, so that the paper is out of date.

Results = Mapping[tuple[int, int], Result]
"""Results by round and table."""


@dataclass(frozen=True, slots=True)
class ChangesSince:
    """How many results that were on the paper are others now, and players' entries too; the
    ``rounds`` that have finished; in a ring, how many results are ``new``.
    """

    corrected: int = 0
    players: int = 0
    rounds: tuple[int, ...] = ()
    new: int = 0

    def __bool__(self) -> bool:
        return bool(self.corrected or self.players or self.rounds or self.new)

    def of(self, contents: Sequence["Content"]) -> Self:
        """What concerns a paper with these contents."""
        results = "results" in contents
        return replace(
            self,
            corrected=self.corrected if results or "written" in contents else 0,
            players=self.players if "players" in contents else 0,
            rounds=self.rounds if results else (),
            new=self.new if results else 0,
        )


def changes_since(journal: Sequence[d.Step], revision: int, event: Event) -> ChangesSince:
    """What changed after the first ``revision`` steps of the journal, which adds up to the event.
    What was undone has not changed.
    """
    if revision >= len(journal):
        return ChangesSince()
    then, now = (set(active_steps(steps).steps) for steps in (journal[:revision], journal))
    if then == now:
        return ChangesSince()
    changed = (journal[number - 1] for number in then ^ now)
    players = {player for step in changed for one in step for player in _players(one)}
    before = _results(journal[number - 1] for number in sorted(then))
    after = {
        (posted.number, table.number): table.result
        for posted in event.rounds
        for table in posted.tables
        if table.result is not None
    }
    new = [number for number, table in after if (number, table) not in before]
    ring = format_of(event).ring_kinds
    rings = {posted.number for posted in event.rounds if posted.kind in ring}
    finished = {posted.number for posted in event.rounds if not posted.missing} - rings
    return ChangesSince(
        sum(after.get(place) != result for place, result in before.items()),
        len(players),
        tuple(sorted({*new} & finished)),
        sum(number in rings for number in new),
    )


def rounds_finished(event: Event) -> int:
    """How many rounds have all their results."""
    ring = format_of(event).ring_kinds
    return sum(not posted.missing and posted.kind not in ring for posted in event.rounds)


def _players(decision: d.Decision) -> tuple[int, ...]:
    match decision:
        case d.PlayersAdded(players=players):
            return tuple(player.id for player in players)
        case d.PlayerChanged(player=player):
            return (player.id,)
        case (
            d.PlayerDropped(player=number)
            | d.PlayerReturned(player=number)
            | d.PlayerDeleted(player=number)
        ):
            return (number,)
        case d.AbsentDropped(players=numbers):
            return tuple(numbers)
        case _:
            return ()


def _results(steps: Iterable[d.Step]) -> Results:
    """The results as recorded; those of a round that was posted again or changed are its own."""
    results: dict[tuple[int, int], Result] = {}
    for step in steps:
        for decision in step:
            _record(results, decision)
    return results


def _record(results: dict[tuple[int, int], Result], decision: d.Decision) -> None:
    match decision:
        case d.ResultRecorded(round=number, table=table, result=result):
            results[number, table] = result
        case d.ResultCleared(round=number, table=table):
            results.pop((number, table), None)
        case (
            d.ResultCorrected(round=number, tables=tables)
            | d.PairingsChanged(round=number, tables=tables)
            | d.TablesCalled(round=number, tables=tables)
        ):
            _replace(results, number, tables)
        case d.RoundPosted(round=posted):
            _replace(results, posted.number, posted.tables)
        case d.ItemsSettled(round=number, tables=tables) if number:
            _replace(results, number, tables)
        case _:
            pass


def _replace(results: dict[tuple[int, int], Result], number: int, tables: Iterable[Table]) -> None:
    for table in tables:
        results.pop((number, table.number), None)
        if table.result is not None:
            results[number, table.number] = table.result
