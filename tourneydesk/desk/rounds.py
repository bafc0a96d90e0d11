"""Rounds: pairing, seating by hand, results, ending early, reopening."""

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import zip_longest

from tourneydesk.core import decisions as d
from tourneydesk.core.decisions import Decision, RoundPosted, Step, Undone
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Arranged, Format
from tourneydesk.core.journal.replay import advance, replay
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.table_numbers import arranged_by_number, numbered
from tourneydesk.desk.checks import Permission, permission_by_rules, table_at
from tourneydesk.desk.event_details import check_seed
from tourneydesk.desk.lists.player_fields import clean_line
from tourneydesk.desk.session import Session, moment_draw
from tourneydesk.formats import format_of

LONGEST_WHY = 200


def round_label(event: Event) -> str:
    """The label of the next round's draw; each redraw has its own label, so anyone can check it."""
    label = f"round {len(event.rounds) + 1}"
    return f"{label}, redraw {len(event.redraws)}" if event.redraws else label


def round_draw(event: Event, seed: str | None = None) -> Draw:
    """The draw of the next round: the event's own seed, or one for this round only."""
    return Draw(event.seed if seed is None else check_seed(seed), round_label(event))


def redraw(session: Session, why: str) -> d.Step:
    """Draws the next round again when it is paired; refused without a reason."""
    line = clean_line(why, "reason", LONGEST_WHY)
    return session.take(d.RoundRedrawn(len(session.event.rounds) + 1, line))


def proposal(event: Event, seed: str | None = None) -> Round:
    """The next round as the format pairs it, its tables numbered as the hall's."""
    fmt = format_of(event)
    return numbered(fmt, event, fmt.propose(event, round_draw(event, seed)))


@dataclass(frozen=True, slots=True)
class Draft:
    """A round that is not posted yet.

    ``event`` is the event that the draft was made from, ``proposed`` the round as the format paired
    it, ``changed`` the round as it would be posted now. ``kept_tables`` are the numbers of the
    tables that stay when the round is paired again, ``kept_byes`` the players whose byes stay.
    ``warnings`` are rule problems of the tables that differ from the proposal, ``accepted`` those
    that the organizer wants all the same, with a note for the history. ``seed`` applies to this
    round only.
    """

    event: Event
    proposed: Round
    changed: Round
    kept_tables: frozenset[int] = frozenset()
    kept_byes: frozenset[int] = frozenset()
    warnings: tuple[Problem, ...] = ()
    accepted: tuple[tuple[tuple[Problem, ...], str], ...] = ()
    seed: str | None = None

    @property
    def round_number(self) -> int:
        return self.proposed.number

    @property
    def objections(self) -> tuple[Problem, ...]:
        """The warnings that the organizer has not accepted."""
        accepted = [problem for problems, _ in self.accepted for problem in problems]
        return tuple(warning for warning in self.warnings if warning not in accepted)

    @property
    def by_hand(self) -> bool:
        """Whether the draft differs from the format's proposal."""
        return bool(changed_tables(self)) or players_with_bye(self.changed) != players_with_bye(
            self.proposed
        )


def changed_tables(draft: Draft) -> frozenset[int]:
    """The numbers of the tables whose seats differ from the proposal."""
    proposed_seats = {table.number: table.seats for table in draft.proposed.tables}
    return frozenset(
        table.number
        for table in draft.changed.tables
        if proposed_seats.get(table.number) != table.seats
    )


def players_with_bye(round_: Round) -> set[int]:
    """Who has a bye in a round."""
    return {bye.player for bye in round_.byes}


def draft_of(event: Event, seed: str | None = None) -> Draft:
    """The next round as the format would pair it; raises Refused if it cannot be paired.

    Pure, so it may run on any thread.
    """
    round_ = proposal(event, seed)
    return Draft(event, round_, round_, seed=seed)


def is_stale(draft: Draft, event: Event) -> bool:
    """Whether the event has changed in a way that could change the pairing."""
    return draft.event is not event and pairing_inputs(draft.event) != pairing_inputs(event)


def pairing_inputs(event: Event) -> Event:
    """The event without the parts that do not affect pairing."""
    players = tuple(replace(player, checked_in=False, note=None) for player in event.players)
    # The first table's number is a detail of the event, but it numbers the tables.
    first = {"first_table": str(event.first_table)}
    return replace(event, name="", details=first, notes=(), moment=0, players=players)


def post(session: Session, draft: Draft) -> Round:
    """Posts the proposed round, the changes by hand and the notes on them as one step. Refused if
    the event has changed.
    """
    if is_stale(draft, session.event) or draft.round_number != len(session.event.rounds) + 1:
        raise Refused(Problem("proposal_stale", facts={"round": draft.round_number}))
    posting = d.RoundPosted(draft.proposed)
    if draft.by_hand:
        byes = draft.changed.byes if draft.changed.byes != draft.proposed.byes else None
        changes = d.PairingsChanged(draft.round_number, draft.changed.tables, byes)
        notes = (
            d.NoteAdded(note)
            for problems, note in draft.accepted
            if any(problem in draft.warnings for problem in problems)
        )
        session.take(posting, changes, *notes)
    else:
        session.take(posting)
    return session.event.rounds[-1]


def pair(session: Session, seed: str | None = None) -> Round:
    """Pairs the next round and posts it; other desks wait meanwhile."""
    with session.alone():
        return post(session, draft_of(session.event, seed))


def seat_by_hand(session: Session, round_number: int, seating: Sequence[Sequence[int]]) -> Arranged:
    """Seats a posted round as the organizer says: the same players, each once; byes stay."""
    event = session.event
    posted = event.round(round_number)
    if posted is None:
        raise Refused(
            Problem("round_unknown", facts={"round": round_number, "posted": len(event.rounds)})
        )
    _same_players(format_of(event), posted, seating)
    _reported_tables_stay(posted, seating)
    _nobody_who_left_moves(event, posted, seating)
    arranged = arranged_by_number(
        session.format, event, posted, tuple(tuple(table) for table in seating)
    )
    if arranged.tables != posted.tables:
        session.take(d.PairingsChanged(round_number, arranged.tables))
    return arranged


def report(
    session: Session, table_number: int, raw: Mapping[str, object], round_number: int | None = None
) -> d.Step:
    """Records a table's report (in the current round unless another is given)."""
    event = session.event
    number = _round_number(event, round_number)
    table = table_at(event, number, table_number)
    if isinstance(table, Problem):
        raise Refused(table)
    posted = event.rounds[number - 1]
    result = session.format.read_result(event, posted, table, raw)
    return session.take(d.ResultRecorded(number, table_number, result))


def clear(session: Session, table_number: int, round_number: int | None = None) -> d.Step:
    """Clears a table's result."""
    return session.take(d.ResultCleared(_round_number(session.event, round_number), table_number))


def can_clear(event: Event, round_number: int, table: int) -> Permission:
    """Whether the rules allow clearing this table's result."""
    return permission_by_rules(event, d.ResultCleared(round_number, table))


def called_tables(step: d.Step) -> tuple[int, ...]:
    """The numbers of the tables that a step called."""
    return tuple(
        table.number
        for decision in step
        if isinstance(decision, d.TablesCalled)
        for table in decision.tables
    )


def _round_number(event: Event, wanted: int | None) -> int:
    if wanted is not None:
        return wanted
    if not event.rounds:
        raise Refused(Problem("no_round_yet"))
    return len(event.rounds)


def _same_players(fmt: Format, posted: Round, seating: Sequence[Sequence[int]]) -> None:
    """Refuses a seating that leaves a player out, seats a player twice or adds a player."""
    seated = {player for table in posted.tables for player in table.players}
    counts = Counter(player for table in seating for player in table)
    # On a ring everyone sits at two tables, so only the format can count seats there.
    ring = posted.kind in fmt.ring_kinds
    repeated = {player for player, count in counts.items() if count > 1 and not ring}
    facts = {"round": posted.number}
    if strangers := counts.keys() - seated:
        raise Refused(Problem("seated_stranger", _first(strangers), facts))
    if repeated:
        raise Refused(Problem("seated_wrongly", _first(repeated), facts))
    if missing := seated - counts.keys():
        raise Refused(Problem("left_without_seat", _first(missing), facts))


def _first(players: Set[int]) -> tuple[int, ...]:
    """The first five, as many as a sentence can name."""
    return tuple(sorted(players)[:5])


def _reported_tables_stay(posted: Round, seating: Sequence[Sequence[int]]) -> None:
    """Refuses a seating that changes a table with a result."""
    for table, players in zip_longest(posted.tables, seating):
        if table is None or table.result is None:
            continue
        if players is None or set(players) != set(table.players):
            facts = {"table": table.number, "round": posted.number}
            raise Refused(Problem("table_has_result", facts=facts))


def _nobody_who_left_moves(event: Event, posted: Round, seating: Sequence[Sequence[int]]) -> None:
    """Refuses a seating that moves a player who has left since the round was posted."""
    tables = {frozenset(table.players) for table in posted.tables}
    moved = {
        player
        for players in seating
        if frozenset(players) not in tables
        for player in players
        if event.player(player).dropped
    }
    if moved:
        facts = {"round": posted.number}
        raise Refused(Problem("seated_though_gone", _first(moved), facts))


# Ends an event before its rules do, as when the hall closes.


def end_now(session: Session) -> Step:
    """Ends the event now, or with the round being played; Refused where its format cannot."""
    return session.take(_decision(session.event))


def can_end_now(event: Event) -> Permission:
    """Whether the organizer can end the event now."""
    try:
        _decision(event)
    except Refused as refused:
        return Permission(refused.problems)
    return Permission()


def _decision(event: Event) -> Decision:
    fmt = format_of(event)
    if fmt.end_now is None:
        raise Refused(Problem("ends_by_rounds"))
    if event.open_items:
        raise Refused(Problem("items_open", facts={"count": len(event.open_items)}))
    return fmt.end_now(event)


# Which round a change would open again: an undone posting, or another result after the end.


@dataclass(frozen=True, slots=True)
class Reopened:
    """The round that is the current one again, 0 for none; ``posted`` is the round whose pairings
    are withdrawn, 0 if the event is over now and would not be.
    """

    round: int
    posted: int = 0


def reopened_by_undo(session: Session) -> Reopened | None:
    """What undoing the last step would open again; None if it opens nothing."""
    active = session.active_steps.steps
    if len(active) < 2:
        return None
    posted = next(
        (one.round.number for one in session.steps[active[-1] - 1] if isinstance(one, RoundPosted)),
        0,
    )
    if posted:
        return Reopened(posted - 1, posted)
    if not is_over(session.event):
        return None
    before = replay([*session.steps, (Undone(active[-1]),)])
    return None if is_over(before) else Reopened(len(before.rounds))


def ends_no_longer(event: Event, decision: Decision) -> bool:
    """Whether a decision that the rules allow opens an event again that is over."""
    if not is_over(event):
        return False
    after = advance(event, (decision,))
    after = advance(after, format_of(event).follow(event, after, decision, moment_draw(after)))
    return not is_over(after)


def is_over(event: Event) -> bool:
    """Whether every round is played and the winners are known."""
    return bool(event.rounds) and format_of(event).outlook(event).status == "finished"
