"""Papers of events for tests: their codes, what comes of them, and how it compares."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tourneydesk.core.decisions import EventOpened
from tourneydesk.core.event import Event, OpenItem, Player
from tourneydesk.core.field import status
from tourneydesk.core.format import PLAYER_FACTS
from tourneydesk.core.incomplete import doubtful_status
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import checked_replay
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import say
from tourneydesk.present.paper_rebuild.codes import Printed, person
from tourneydesk.present.paper_rebuild.collected_papers import (
    CollectedPapers,
    collect_papers,
    entries,
)
from tourneydesk.present.paper_rebuild.cover import cover_code, cover_of_event
from tourneydesk.present.paper_rebuild.rebuilt_event import RebuiltEvent, rebuild_event, settings_of
from tourneydesk.present.paper_rebuild.records import code_of, records, slip_code


def printed(desk: Session) -> Printed:
    """What papers say of the desk's history."""
    return Printed(len(desk.steps), desk.digest)


def cover(event: Event, at: Printed | None = None) -> str:
    return cover_code(cover_of_event(event, at))


def cards(event: Event, without: Collection[int] = (), at: Printed | None = None) -> list[str]:
    """The square codes as a scanner types them, line by line."""
    return [
        line
        for player, record in records(event, at).items()
        if player not in without
        for line in (code_of(record), *person(event.player(player)).split("\n"))
    ]


def slips_of(event: Event, players: Collection[int], at: Printed | None = None) -> list[str]:
    """The slips of every table at which one of these players sat, as a scanner types them."""
    return [
        line
        for posted in event.rounds
        for table in posted.tables
        if set(players) & set(table.players)
        for line in (
            slip_code(event, posted, table, at),
            *(line for one in table.players for line in person(event.player(one)).split("\n")),
        )
    ]


def rebuilt_from(lines: Sequence[str]) -> RebuiltEvent:
    papers = collect_papers(entries(lines))
    one = rebuild_event(papers, opening(papers))
    # What is rebuilt can be opened: its journal is one that can have happened.
    assert (
        checked_replay([codec.decode(codec.encode(step)) for step in one.steps], FORMATS)
        == one.event
    )
    return one


def opening(papers: CollectedPapers) -> EventOpened:
    one = papers.cover
    chosen = dict(settings_of(papers) or {})
    if one is None:
        return plan(papers.format, "Rebuilt", "seed", chosen)
    return plan(papers.format, one.name, one.seed, chosen)


def remarks(one: RebuiltEvent) -> str:
    return " ".join(say(note, one.event) for note in (*one.notes, *one.contradictions))


def same(event: Event, again: Event) -> None:
    """That a rebuilt event is the lost one."""
    fmt = format_of(event)
    assert again.open_items == frozenset()
    assert list(fmt.standings(again, None)) == list(fmt.standings(event, None))
    assert fmt.outlook(again) == fmt.outlook(event)
    assert fmt.leavings(again).keys() == fmt.leavings(event).keys()
    assert tables(again) == tables(event)
    assert [_facts(one) for one in again.players] == [_facts(one) for one in event.players]


def _facts(player: Player) -> Player:
    return replace(player, left=None, note=None, checked_in=False)


def tables(event: Event) -> list[list[tuple[object, ...]]]:
    return [
        [(one.number, one.seats, one.result, one.void) for one in posted.tables]
        for posted in event.rounds
    ]


def nothing_false_is_certain(event: Event, again: Event) -> None:
    """That whatever a rebuilt event shows as certain is as it was, and that what was there and is
    not shown is open.
    """
    items = again.open_items
    assert len(again.rounds) <= len(event.rounds)
    assert len(again.players) <= len(event.players)
    for posted in event.rounds[len(again.rounds) :]:
        assert OpenItem("round", posted.number) in items
    for posted, was in zip(again.rounds, event.rounds, strict=False):
        assert posted.kind == was.kind
        placed = {bye.player for bye in posted.byes}
        for table in posted.tables:
            there = was.table(table.number)
            assert there is not None
            assert table.seats == there.seats
            if OpenItem("result", posted.number, table.number) in items:
                assert table.result is None
            else:
                assert (table.result, table.void) == (there.result, there.void)
            placed |= set(table.players)
        known = {(bye.player, bye.points, bye.why) for bye in was.byes}
        assert {(bye.player, bye.points, bye.why) for bye in posted.byes} <= known
        for player in {one for table in was.tables for one in table.players} | {
            bye.player for bye in was.byes
        }:
            assert (
                player in placed
                or OpenItem("place", posted.number, player=player) in items
                or player > len(again.players)
            )
    for kind in format_of(again).about_players(again):
        for entered in again.entered:
            was_there = event.player(entered.id)
            # A name that was typed alone says that there is no more to say.
            assert (
                entered.name == was_there.name
                or getattr(entered, kind) == getattr(was_there, kind)
                or OpenItem(kind, player=entered.id) in items
            )
    _figures(event, again)


def about_players(event: Event) -> set[OpenItem]:
    """The open items about who somebody is, which only a card or the square code of a slip says."""
    return {one for one in event.open_items if one.kind in PLAYER_FACTS}


def _figures(event: Event, again: Event) -> None:
    fmt = format_of(event)
    before, after = fmt.outlook(event), fmt.outlook(again)
    if again.open_items:
        assert after.winners == ()
        assert after.status in ("waiting", "setup")
    for through in (None, *range(1, len(again.rounds) + 1)):
        was = {row.player: row for row in fmt.standings(event, through)}
        for row in fmt.standings(again, through):
            if row.points_known:
                assert row.points == was[row.player].points
            if row.place_known:
                assert row.place == was[row.player].place
                assert row.tiebreaks == was[row.player].tiebreaks
    if not again.open_items:
        assert after.winners == before.winners
        # Without somebody's age the next round cannot be paired.
        assert after.status in (before.status, "setup")
    leavings = fmt.leavings(event), fmt.leavings(again)
    doubtful = doubtful_status(again, fmt)
    for player in again.players:
        if player.id not in doubtful:
            assert status(again, leavings[1], player.id) == status(event, leavings[0], player.id)
