"""A rebuilt event with open items: what is certain about it, and what has to wait.

Formats compute figures from recorded results. While items are open these figures may be wrong, and
`guarded` makes a format say so: it names no winner, pairs no round, and marks every place and every
total that depends on an open item.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, OpenItem, Round
from tourneydesk.core.format import PLAYER_FACTS, Format, Leaving, Outlook, nothing_follows
from tourneydesk.core.reasons import Advice, Problem, Reason, Refused
from tourneydesk.core.standings import Standing


def guarded(fmt: Format) -> Format:  # noqa: C901  # a function for each field
    """The format, reporting nothing final about an event with open items."""

    def outlook(event: Event) -> Outlook:
        if not event.open_items:
            return fmt.outlook(event)
        return _waiting(fmt, event)

    def propose(event: Event, draw: Draw) -> Round:
        _refuse_open(event)
        return fmt.propose(event, draw)

    def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
        _refuse_open(event)
        return fmt.pair_remaining(event, draw, kept_round)

    def follow(
        before: Event, event: Event, decision: d.Decision, draw: Draw
    ) -> tuple[d.Decision, ...]:
        # The papers have the called tables; a result filled in later calls no table again.
        return () if before.open_items else fmt.follow(before, event, decision, draw)

    def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
        if event.open_items:
            return _not_yet(fmt, event, decision)
        return fmt.problems(event, decision)

    def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
        return _marked(fmt, event, fmt.standings(event, through), through)

    def leavings(event: Event) -> Mapping[int, Leaving]:
        known = fmt.leavings(event)
        if not event.open_items:
            return known
        doubtful = _doubtful(fmt, event, None)
        return {who: left for who, left in known.items() if who not in doubtful}

    def clinch_status(event: Event) -> Mapping[int, Reason]:
        return {} if event.open_items or fmt.clinch_status is None else fmt.clinch_status(event)

    return replace(
        fmt,
        clinch_status=None if fmt.clinch_status is None else clinch_status,
        outlook=outlook,
        propose=propose,
        pair_remaining=pair_remaining,
        follow=fmt.follow if fmt.follow is nothing_follows else follow,
        problems=problems,
        standings=standings,
        leavings=leavings,
    )


def doubtful_status(event: Event, fmt: Format) -> frozenset[int]:
    """The players who may or may not still be in the event; ``fmt`` is guarded."""
    if all(item.kind in PLAYER_FACTS for item in event.open_items):
        return frozenset()
    leavings, doubtful = fmt.leavings(event), _doubtful(fmt, event, None)
    # Where players are knocked out, an open result may have eliminated players who seem to be in or
    # withdrawn.
    return frozenset(
        player.id
        for player in event.players
        if OpenItem("status", player=player.id) in event.open_items
        or (
            player.id not in leavings
            and (fmt.knocks_out or (not player.dropped and player.id in doubtful))
        )
    )


def sorted_items(event: Event) -> list[OpenItem]:
    """The open items by round, table and player; facts about players come last."""
    return sorted(
        event.open_items,
        key=lambda item: (
            item.kind in PLAYER_FACTS,
            item.round,
            item.table,
            item.player,
            item.kind,
        ),
    )


def _refuse_open(event: Event) -> None:
    if event.open_items:
        raise Refused(Problem("items_open", facts={"count": len(event.open_items)}))


def _waiting(fmt: Format, event: Event) -> Outlook:
    """No winner and no next round: the open items come first."""
    current = event.current
    return Outlook(
        "waiting" if current is not None else "setup",
        needs=() if current is None else current.missing,
        rounds_planned=fmt.outlook(event).rounds_planned,
        advice=(Advice("items_open", facts={"count": len(event.open_items)}),),
    )


def _not_yet(fmt: Format, event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """The objections to a decision while items are open.

    Where a result calls tables at once, no result is entered by hand while items are open.
    """
    facts = {"count": len(event.open_items)}
    match decision:
        case d.ResultRecorded(round=round_number, table=table):
            if fmt.correct is not None:
                # Who is out depends on the order of results, which only slips and cards show.
                return (
                    Problem("items_open_in_order", facts={"round": round_number, "table": table}),
                )
            return fmt.problems(event, decision)
        case (
            d.RoundPosted()
            | d.RoundRedrawn()
            | d.PairingsChanged()
            | d.ResultCorrected()
            | d.TablesCalled()
        ):
            return (Problem("items_open", facts=facts),)
        case _:
            return fmt.problems(event, decision)


def _marked(
    fmt: Format, event: Event, rows: Sequence[Standing], through: int | None
) -> Sequence[Standing]:
    depends = fmt.about_players(event)
    if not any(_counts(item, through) or depends.get(item.kind) for item in event.open_items):
        return rows
    doubtful = _doubtful(fmt, event, through)
    return [
        replace(
            row,
            points_known=row.player not in doubtful,
            place_known=False,
            out_in=None if row.player in doubtful else row.out_in,
        )
        for row in rows
    ]


def _counts(item: OpenItem, through: int | None) -> bool:
    """Whether figures after round ``through`` depend on an item. A missing whole round leaves open
    who entered before it, and a round alone never shows when somebody entered or withdrew. No total
    depends on a fact about a player.
    """
    if item.kind in PLAYER_FACTS:
        return False
    return item.kind in ("round", "status") or through is None or item.round <= through


def _doubtful(fmt: Format, event: Event, through: int | None) -> set[int]:
    """The players whose total may be wrong: those an open item names, and those at an open table.

    Strikes are also counted for missed rounds, so a player not seated in a round without being out
    may owe that to an open result.
    """
    items = [item for item in event.open_items if _counts(item, through)]
    # Which games decide between the last two, and so count as no win, depends on all others.
    if items and (fmt.points == "wins" or any(item.kind == "round" for item in items)):
        return {player.id for player in event.players}
    players = {item.player for item in items if item.player}
    for item in items:
        posted = event.round(item.round)
        table = posted.table(item.table) if posted is not None else None
        if table is not None:
            players |= set(table.players)
    if items and fmt.points == "strikes":
        players |= _unseated(fmt, event, through)
    return players


def _unseated(fmt: Format, event: Event, through: int | None) -> set[int]:
    out = fmt.leavings(event)
    unseated: set[int] = set()
    for posted in event.rounds[:through]:
        there = {player for table in posted.tables for player in table.players}
        there |= {bye.player for bye in posted.byes}
        unseated |= {
            player.id
            for player in event.players
            if player.id not in there
            and not (player.id in out and out[player.id].round < posted.number)
        }
    return unseated
