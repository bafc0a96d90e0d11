"""The decisions that recreate an event from its papers, in a possible order.

If the cover is present, each round is paired again from the event's seed; if that gives what the
papers show, the reasons are restored with it. What no paper shows is left open in the event
(`core.incomplete`); nothing is made up.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, OpenItem, Player, SettingValue, Table
from tourneydesk.core.journal.bounds import impossible_deletion
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Advice, Fact, Problem, Refused
from tourneydesk.core.results import withdrawn_in
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.paper_rebuild.codes import is_shortened
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.event_builder import EventBuilder, open_table, paired_again
from tourneydesk.present.paper_rebuild.evidence import Evidence, evidence_of
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.paper_rebuild.seating import is_current
from tourneydesk.present.shows import show_of

# Compares running scores on cards with the totals of the rebuilt results.


def compare_totals(
    event: Event, papers: CollectedPapers, items: Sequence[OpenItem]
) -> tuple[list[OpenItem], list[Advice]]:
    """If the score on a card differs from the rebuilt one, the total is open, and that is a
    contradiction unless it results from settings that no paper gives.
    """
    if items:
        event = advance(event, [d.ItemsLeftOpen(tuple(items))])
    settings_known = not any(item.kind == "settings" for item in items)
    rows_after: dict[int | None, dict[int, Standing]] = {}

    def rows(through: int | None) -> dict[int, Standing]:
        if through not in rows_after:
            standings = format_of(event).standings(event, through)
            rows_after[through] = {row.player: row for row in standings}
        return rows_after[through]

    open_totals: list[OpenItem] = []
    differ: list[Advice] = []
    posted = len(event.rounds)
    for player, record in sorted(papers.records.items()):
        if not is_current(papers, record) or player > len(event.players):
            continue
        for round_number, score in _running(record, posted):
            row = rows(round_number)[player]
            if not row.points_known or row.points * 2 == score:
                continue
            last = posted if round_number is None else round_number
            open_totals.append(OpenItem("total", last, player=player))
            if settings_known:
                facts: dict[str, Fact] = {"round": last, "card": score / 2, "points": row.points}
                differ.append(Advice("paper_total_differs", (player,), facts))
            break
    return open_totals, differ


def _running(record: Record, posted: int) -> list[tuple[int | None, Fraction]]:
    """The scores on a card by the round they come after (None = now), in half points."""
    scores: list[tuple[int | None, Fraction]] = [
        (line.round, Fraction(line.running))
        for line in record.lines
        if line.running is not None and line.round <= posted
    ]
    if posted == record.head.round:
        scores.append((None, Fraction(record.head.score)))
    return scores


@dataclass(frozen=True, slots=True)
class RebuiltEvent:
    """The steps of a journal and the event they result in.

    ``contradictions`` are papers that cannot both be right, ``notes`` other remarks.
    """

    steps: tuple[d.Step, ...]
    event: Event
    notes: tuple[Advice, ...]
    contradictions: tuple[Advice, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether nothing is open and nothing is contradictory."""
        return not self.event.open_items and not self.contradictions


def settings_of(papers: CollectedPapers) -> Mapping[str, SettingValue] | None:
    """The settings of the event; None if no paper gives them."""
    if papers.cover is not None:
        return papers.cover.settings
    stating = [record for record in papers.records.values() if record.settings is not None]
    newest = max(
        stating, key=lambda record: (record.printed.revision, record.head.round), default=None
    )
    return None if newest is None else newest.settings


def rebuild_event(
    papers: CollectedPapers, opening: d.EventOpened, *, reasons: bool = True
) -> RebuiltEvent:
    """The whole event of these papers in a journal of its own that begins with ``opening``, with
    what is missing noted at its end. Without ``reasons`` no round is paired again, which is
    quicker.

    Refused for papers that no event can have printed: they were forged.
    """
    try:
        return _rebuild(papers, opening, reasons=reasons)
    except (LookupError, ValueError, TypeError, ArithmeticError) as wrong:
        raise Refused(Problem("paper_impossible")) from wrong


def _rebuild(papers: CollectedPapers, opening: d.EventOpened, *, reasons: bool) -> RebuiltEvent:
    evidence = evidence_of(papers)
    builder = EventBuilder(opening)
    _open(builder, papers)
    _enter(builder, papers, evidence.records, 0)
    notes: tuple[Advice, ...] = ()
    items = list(evidence.items)
    ring = show_of(builder.event).ring
    if ring is not None:
        notes = ring.rebuild(builder, evidence)
        if evidence.rounds and not builder.event.rounds:
            items = [item for item in items if item.kind == "status"] + [OpenItem("round", 1)]
    else:
        # Pairing again by an unknown rating would give false reasons.
        known_facts = not any(_facts_open(builder.event, papers))
        _rebuild_rounds(
            builder, papers, evidence, again=reasons and papers.cover is not None and known_facts
        )
    _delete(builder, papers, items)
    if settings_of(papers) is None:
        items.append(OpenItem("settings"))
    contradictions = [*papers.contradictions, *evidence.contradictions, *_settings_differ(papers)]
    totals, differ = compare_totals(builder.event, papers, items)
    items += [*totals, *_facts_open(builder.event, papers)]
    if items:
        builder.take(d.ItemsLeftOpen(tuple(items)))
    notes = (*papers.notes, *_lacking(papers), *notes)
    builder.take(d.NoteAdded(messages.text("paper-rebuilt-note", cards=len(papers.records))))
    contradictions += differ
    for note in (*notes, *contradictions):
        builder.take(d.NoteAdded(say(note, builder.event)))
    return RebuiltEvent(tuple(builder.steps), builder.event, notes, tuple(contradictions))


def so_far(papers: CollectedPapers) -> str:
    """What is present, in a sentence: how many cards of how many players, which rounds."""
    if not papers.format:
        return messages.text("paper-nothing-yet")
    code = {0: "paper_so_far_before", 1: "paper_so_far_one"}.get(papers.rounds, "paper_so_far")
    return messages.text(
        code,
        format=messages.text("format-name", papers.format),
        cards=len(papers.records.keys() - papers.deleted),
        players=papers.players - len(papers.deleted),
        rounds=papers.rounds,
    )


def _settings_differ(papers: CollectedPapers) -> Iterator[Advice]:
    """Reports a card that has other settings than the cover, both of one revision."""
    cover = papers.cover
    if cover is None or not cover.printed.revision:
        return
    players = tuple(
        player_id
        for player_id, record in sorted(papers.records.items())
        if record.printed == cover.printed
        and record.settings is not None
        and record.settings != cover.settings
    )
    if players:
        yield Advice("paper_settings_differ", players[:5])


def _facts_open(event: Event, papers: CollectedPapers) -> Iterator[OpenItem]:
    """For players whom no paper names: what future rounds or the places depend on."""
    for kind in format_of(event).about_players(event):
        for player in papers.nameless:
            yield OpenItem(kind, player=player)


def _lacking(papers: CollectedPapers) -> Iterator[Advice]:
    """What is missing entirely."""
    if papers.cover is None:
        known_settings = settings_of(papers) is not None
        yield Advice("paper_no_cover_with_settings" if known_settings else "paper_no_cover")
    elif papers.cover.shortened:
        yield Advice("paper_cover_shortened")
    if papers.missing:
        yield Advice("paper_cards_missing", facts={"players": papers.missing})
    if papers.nameless:
        yield Advice("paper_names_missing", facts={"players": papers.nameless[:20]})
    shortened = tuple(
        player_id for player_id, player in sorted(papers.people.items()) if is_shortened(player)
    )
    if shortened:
        yield Advice("paper_names_shortened", shortened[:20])


def _open(builder: EventBuilder, papers: CollectedPapers) -> None:
    if papers.cover is not None and papers.cover.details:
        builder.take(d.DetailsChanged(papers.cover.details))


def _enter(
    builder: EventBuilder, papers: CollectedPapers, records: Mapping[int, Record], joined: int
) -> None:
    """Enters the players who came before any later round, as one list, with the byes they asked
    for.
    """
    start = len(builder.event.players) + 1
    last = start - 1
    while last < papers.players and min(records[last + 1].joined, len(records)) <= joined:
        last += 1
    arrivals = range(start, last + 1)
    if not arrivals:
        return
    builder.take(
        d.PlayersAdded(
            tuple(
                replace(
                    _fresh(papers.person(player_id)),
                    joined=min(records[player_id].joined, len(builder.event.rounds)),
                )
                for player_id in arrivals
            )
        )
    )
    for player_id in arrivals:
        for round, points in records[player_id].byes:
            builder.take(d.ByeRequested(ByeRequest(player_id, round, points)))
    cover = papers.cover
    if cover is None:
        return
    for pair in cover.forbidden:
        if max(pair) in arrivals and min(pair) >= 1:
            builder.take(d.PairForbidden(pair))
    for player, table in cover.fixed:
        if player in arrivals:
            builder.take(d.TableFixed(player, table))


def _fresh(player: Player) -> Player:
    return replace(player, left=None, returned=0, checked_in=False)


def _seen(record: Record) -> int | None:
    """The last round a player was in before returning; None if they left in mid-game."""
    before = [line for line in record.lines if line.round <= record.returned]
    if any(line.outcome == "taken_back" for line in before):
        return None
    return max((line.round for line in before), default=record.joined)


def _rebuild_rounds(
    builder: EventBuilder, papers: CollectedPapers, evidence: Evidence, *, again: bool
) -> None:
    """Round by round: arrivals, results, withdrawals and returns."""
    records = evidence.records
    waiting: list[tuple[int, Table]] = []
    _drop(builder, records, 0)
    for posted in evidence.rounds:
        blank = replace(posted, tables=tuple(open_table(table) for table in posted.tables))
        # Rounds after an open item were paired from facts that are unknown here.
        if again and not evidence.open_in(posted.number):
            blank = paired_again(builder.event, blank)
        builder.take(d.RoundPosted(blank))
        _enter(builder, papers, records, posted.number)
        _return(builder, records, posted.number, before_results=True)
        waiting += [(posted.number, table) for table in posted.tables if table.result is not None]
        waiting = _report(builder, records, waiting)
        _return(builder, records, posted.number, before_results=False)
        waiting = _report(builder, records, waiting)
        _drop(builder, records, posted.number)
    _enter(builder, papers, records, len(records) + 1)
    _report(builder, {}, waiting)
    _drop(builder, records, None)


def _delete(builder: EventBuilder, papers: CollectedPapers, items: Collection[OpenItem]) -> None:
    """Deletes the entries that the latest cover lists as deleted, if no paper contradicts it."""
    unsure = {item.player for item in items}
    for player in sorted(papers.deleted - unsure):
        if impossible_deletion(player, builder.event) is None:
            builder.take(d.PlayerDeleted(player))


def _report(
    builder: EventBuilder, records: Mapping[int, Record], waiting: Iterable[tuple[int, Table]]
) -> list[tuple[int, Table]]:
    """Records results; returns those that must wait for a player's return, because it did not undo
    the withdrawal there.
    """
    later: list[tuple[int, Table]] = []
    for round_number, table in waiting:
        gone = withdrawn_in(table.result)
        if any(
            player in gone
            and player in records
            and records[player].returned > len(builder.event.rounds) - 1
            and records[player].returned >= round_number
            and _outcome(records[player], round_number, table.number) == "withdrawn"
            and builder.event.player(player).returned < records[player].returned
            for player in table.players
        ):
            later.append((round_number, table))
        elif table.result is not None:
            builder.take(d.ResultRecorded(round_number, table.number, table.result))
    return later


def _outcome(record: Record, round_number: int, table_number: int) -> str:
    return next(
        (
            line.outcome
            for line in record.lines
            if (line.round, line.table) == (round_number, table_number)
        ),
        "",
    )


def _return(
    builder: EventBuilder, records: Mapping[int, Record], posted: int, *, before_results: bool
) -> None:
    """Reinstates the players who returned when ``posted`` rounds were posted: those who returned
    before the last of them was reported, or left in it.
    """
    for player, record in records.items():
        if record.returned != posted or player > len(builder.event.players):
            continue
        taken_back = any(line.outcome == "taken_back" for line in record.lines)
        if taken_back == before_results:
            continue
        current = builder.event.player(player)
        if not taken_back and not current.dropped and current.returned != posted:
            builder.take(d.PlayerDropped(player))
        builder.take(d.PlayerReturned(player))


def _drop(builder: EventBuilder, records: Mapping[int, Record], round_number: int | None) -> None:
    """Withdraws the players who left and played their last round then, or their last before they
    returned; None = everybody who left and is still in.
    """
    for player, record in records.items():
        if player > len(builder.event.players) or builder.event.player(player).dropped:
            continue
        if (
            round_number is not None
            and round_number < record.returned
            and _seen(record) == round_number
        ):
            builder.take(d.PlayerDropped(player))
            continue
        if record.left is None:
            continue
        last = max((line.round for line in record.lines), default=0)
        then = max(last, record.joined, record.returned)
        if round_number in (None, then):
            builder.take(d.PlayerDropped(player))
