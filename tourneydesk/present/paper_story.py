"""The decisions that make an event again as its cards tell it, in an order in which they may have
been taken.

Where the cover has come, each round is paired again from the event's seed; where that gives what
the cards tell, the reasons come back with it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, Player, Round, Table
from tourneydesk.core.results import withdrawn_in
from tourneydesk.core.sayings import Advice
from tourneydesk.present.paper_codes import CARD, Head
from tourneydesk.present.paper_filling import filled, rounds_told
from tourneydesk.present.paper_gathering import Gathered
from tourneydesk.present.paper_lines import Line
from tourneydesk.present.paper_records import Record
from tourneydesk.present.paper_ring import tell_ring
from tourneydesk.present.paper_rounds import rounds_of
from tourneydesk.present.paper_telling import Telling, open_table, paired_again
from tourneydesk.present.words import say, word


@dataclass(frozen=True, slots=True)
class Story:
    """The steps of a journal, the event they add up to, and what of the papers is missing or at
    odds.
    """

    steps: tuple[d.Step, ...]
    event: Event
    notes: tuple[Advice, ...]


def story(papers: Gathered, opening: d.EventOpened, *, reasons: bool = True) -> Story:
    """The whole event of these papers in a journal of its own that begins with ``opening``, what
    is missing noted at its end. Without ``reasons`` no round is paired again, which is quicker.
    """
    lines, notes = filled(papers)
    posted = rounds_told(lines)
    records = {
        player: _record(papers, player, lines.get(player, ()), posted)
        for player in range(1, papers.players + 1)
    }
    rounds = rounds_of(records.values())[:posted]
    telling = Telling(opening)
    _open(telling, papers)
    _enter(telling, papers, records, 0)
    again = reasons and papers.cover is not None
    if papers.format == "dual-ring":
        notes = (*notes, *tell_ring(telling, records, rounds))
    else:
        _tell_rounds(telling, papers, records, rounds, again=again)
    notes = (*papers.notes, *_lacking(papers, posted), *notes)
    telling.take(d.NoteAdded(word("paper_rebuilt_note", cards=len(papers.records))))
    for note in notes:
        telling.take(d.NoteAdded(say(note, telling.event)))
    return Story(tuple(telling.steps), telling.event, notes)


def so_far(papers: Gathered) -> str:
    """What is there, in a sentence: how many cards of how many players, which rounds."""
    if not papers.format:
        return word("paper_nothing_yet")
    code = {0: "paper_so_far_before", 1: "paper_so_far_one"}.get(papers.rounds, "paper_so_far")
    return word(
        code,
        format=word(f"format_{papers.format}"),
        cards=len(papers.records),
        players=papers.players,
        rounds=papers.rounds,
    )


def _record(papers: Gathered, player: int, lines: tuple[Line, ...], posted: int) -> Record:
    told = papers.records.get(player)
    lines = tuple(line for line in lines if line.round <= posted)
    if told is None:
        head = Head(papers.event, player, posted, CARD, papers.format, 0)
        first = min((line.round for line in lines), default=1) - 1 if lines else 0
        return Record(head, first, 0, None, (), lines)
    return replace(told, lines=lines)


def _lacking(papers: Gathered, posted: int) -> Iterator[Advice]:
    """What did not come at all."""
    if papers.cover is None:
        yield Advice("paper_no_cover")
    if papers.missing:
        yield Advice("paper_cards_missing", facts={"players": papers.missing})
    if papers.nameless:
        yield Advice("paper_names_missing", papers.nameless[:20])
    if posted < papers.rounds:
        yield Advice("paper_rounds_missing", facts={"posted": posted, "rounds": papers.rounds})


def _open(telling: Telling, papers: Gathered) -> None:
    if papers.cover is not None and papers.cover.details:
        telling.take(d.DetailsChanged(papers.cover.details))


def _enter(telling: Telling, papers: Gathered, records: Mapping[int, Record], joined: int) -> None:
    """Enters who came before any later round, as one list, with the byes he asked for."""
    start = len(telling.event.players) + 1
    last = start - 1
    while last < papers.players and min(records[last + 1].joined, len(records)) <= joined:
        last += 1
    here = range(start, last + 1)
    if not here:
        return
    telling.take(
        d.PlayersAdded(
            tuple(
                replace(_fresh(papers.person(number)), joined=records[number].joined)
                for number in here
            )
        )
    )
    for number in here:
        for round, points in records[number].byes:
            telling.take(d.ByeRequested(ByeRequest(number, round, points)))
    cover = papers.cover
    if cover is None:
        return
    for pair in cover.forbidden:
        if max(pair) in here and min(pair) >= 1:
            telling.take(d.PairForbidden(pair))
    for player, table in cover.fixed:
        if player in here:
            telling.take(d.TableFixed(player, table))


def _fresh(player: Player) -> Player:
    return replace(player, left=None, returned=0, checked_in=False)


def _seen(record: Record) -> int | None:
    """The round in which he was seen last before he returned, None where he left in mid-game."""
    before = [line for line in record.lines if line.round <= record.returned]
    if any(line.outcome == "taken_back" for line in before):
        return None
    return max((line.round for line in before), default=record.joined)


def _tell_rounds(
    telling: Telling,
    papers: Gathered,
    records: Mapping[int, Record],
    rounds: tuple[Round, ...],
    *,
    again: bool,
) -> None:
    """Round by round: who came, what was reported, who went and came back."""
    waiting: list[tuple[int, Table]] = []
    _drop(telling, records, 0)
    for posted in rounds:
        blank = replace(posted, tables=tuple(open_table(table) for table in posted.tables))
        telling.take(
            d.RoundPosted(blank if papers.cover is None else paired_again(telling.event, blank))
        )
        _enter(telling, papers, records, posted.number)
        _return(telling, records, posted.number, before_results=True)
        waiting += [(posted.number, table) for table in posted.tables if table.result is not None]
        waiting = _report(telling, records, waiting)
        _return(telling, records, posted.number, before_results=False)
        waiting = _report(telling, records, waiting)
        _drop(telling, records, posted.number)
    _enter(telling, papers, records, len(records) + 1)
    _report(telling, {}, waiting)
    _drop(telling, records, None)


def _report(
    telling: Telling, records: Mapping[int, Record], waiting: Iterable[tuple[int, Table]]
) -> list[tuple[int, Table]]:
    """Records results; gives those that have to wait for somebody's return, because it did not
    take back his leaving there.
    """
    later: list[tuple[int, Table]] = []
    for number, table in waiting:
        gone = withdrawn_in(table.result)
        if any(
            player in gone
            and player in records
            and records[player].returned > len(telling.event.rounds) - 1
            and records[player].returned >= number
            and _outcome(records[player], number, table.number) == "withdrawn"
            and telling.event.player(player).returned < records[player].returned
            for player in table.players
        ):
            later.append((number, table))
        elif table.result is not None:
            telling.take(d.ResultRecorded(number, table.number, table.result))
    return later


def _outcome(record: Record, number: int, table: int) -> str:
    return next(
        (line.outcome for line in record.lines if (line.round, line.table) == (number, table)), ""
    )


def _return(
    telling: Telling, records: Mapping[int, Record], number: int, *, before_results: bool
) -> None:
    """Takes back who returned when so many rounds were posted: whoever returned before this round
    was reported, or left in it.
    """
    for player, record in records.items():
        if record.returned != number or player > len(telling.event.players):
            continue
        taken_back = any(line.outcome == "taken_back" for line in record.lines)
        if taken_back == before_results:
            continue
        there = telling.event.player(player)
        if not taken_back and not there.dropped and there.returned != number:
            telling.take(d.PlayerDropped(player))
        telling.take(d.PlayerReturned(player))


def _drop(telling: Telling, records: Mapping[int, Record], number: int | None) -> None:
    """Drops who left and played his last round then, or his last before he returned; None =
    everybody who left and is still in.
    """
    for player, record in records.items():
        if player > len(telling.event.players) or telling.event.player(player).dropped:
            continue
        if number is not None and number < record.returned and _seen(record) == number:
            telling.take(d.PlayerDropped(player))
            continue
        if record.left is None:
            continue
        last = max((line.round for line in record.lines), default=0)
        then = max(last, record.joined, record.returned)
        if number in (None, then):
            telling.take(d.PlayerDropped(player))
