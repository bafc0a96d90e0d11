"""What happens next, what the rules object to, and tables seated by hand."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player, Round, Seat, SettingValue, Table
from tourneydesk.core.format import Arranged, Outlook, Seating
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.name_search import folded
from tourneydesk.core.reasons import Advice, Fact, Problem, Reason, Refused
from tourneydesk.core.seating import misseated
from tourneydesk.core.settings import whole_or_none
from tourneydesk.formats.strikes.ending import ending, event_over
from tourneydesk.formats.strikes.meetings import count_meetings
from tourneydesk.formats.strikes.rounds import COUNTS_THAT_WORK, kind_in_turn, missing
from tourneydesk.formats.strikes.search import together
from tourneydesk.formats.strikes.settings import PLAYOFF, rules_of, three_and_two_without_two
from tourneydesk.formats.strikes.tally import Tally, tally


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """The objections of the rules of accumulated strikes to a decision."""
    match decision:
        case d.EventOpened(settings=settings) if three_and_two_without_two(settings):
            return (Problem("three_and_two_without_two"),)
        case d.SettingsChosen(settings=wanted):
            return _settings_chosen(event, wanted)
        case d.PlayersAdded(players=players):
            return _players_added(event, players)
        case d.PlayerDropped(player=player):
            # Once there are winners nobody needs to be withdrawn, and they stay the winners.
            if event.rounds and event.rounds[-1].kind == PLAYOFF and event.rounds[-1].missing:
                return (Problem("drop_in_last_game", (player,)),)
            return _over(event, tally(event))
        case d.PlayerReturned():
            return _player_returned(decision, event)
        case d.ByeRequested(request=request):
            return (Problem("no_byes_on_request", (request.player,)),)
        case d.ResultCleared(round=round_number, table=table) if round_number < len(event.rounds):
            # A round that later rounds were made from stays complete; its results can be corrected.
            facts: dict[str, Fact] = {"round": round_number, "table": table}
            return (Problem("old_result_cleared", facts=facts),)
        case _:
            return ()


def _settings_chosen(event: Event, wanted: Mapping[str, SettingValue]) -> tuple[Problem, ...]:
    """The settings are checked as they will be together, so their order does not matter."""
    problems: list[Problem] = []
    then = {**event.settings, **wanted}
    if three_and_two_without_two(then) and not three_and_two_without_two(event.settings):
        problems.append(Problem("three_and_two_without_two"))
    if event.rounds and then["elimination_level"] != event.settings["elimination_level"]:
        # Players are out, or played for their place, under the old level.
        facts = {"level": int(rules_of(event.settings).level)}
        problems.append(Problem("level_fixed", facts=facts))
    if event.rounds and then["strikes_by_place"] != event.settings["strikes_by_place"]:
        problems.append(Problem("ladders_fixed"))
    if then["rounds"] != event.settings["rounds"]:
        problems += _rounds_changed(event, whole_or_none(then["rounds"]))
    return tuple(problems)


def end_now(event: Event) -> d.Decision:
    """Makes the round being played the last. Raises Refused before round 1 and after the end."""
    posted = sum(past.kind != PLAYOFF for past in event.rounds)
    if not posted:
        raise Refused(Problem("nothing_to_end"))
    problems = _over(event, tally(event))
    if len(event.rounds) == rules_of(event.settings).rounds:
        problems = problems or (Problem("ends_anyway", facts={"round": posted}),)
    if problems:
        raise Refused(*problems)
    return d.SettingsChosen({"rounds": posted})


def _rounds_changed(event: Event, limit: int | None) -> Iterator[Problem]:
    """The last round can be any that is not over; a deciding game was played by the old end."""
    posted = [past for past in event.rounds if past.kind != PLAYOFF]
    if len(posted) < len(event.rounds):
        yield Problem("rounds_after_last_game")
    elif limit is not None and limit < len(posted):
        yield Problem("rounds_posted", facts={"rounds": limit, "posted": len(posted)})


def _players_added(event: Event, players: Sequence[Player]) -> tuple[Problem, ...]:
    """Our reading: late entries until round 2 is made, with a last place for round 1; then only
    players who are out, where the organizer lets them enter again.
    """
    if not event.rounds:
        return ()
    rules = rules_of(event.settings)
    if len(event.rounds) > 1:
        counted = tally(event)
        if not rules.re_entry:
            return (Problem("too_late_to_enter"),)
        return _over(event, counted) or tuple(
            problem for player in players for problem in _no_re_entry(event, counted, player)
        )
    if rules.level <= rules.last_place:
        facts: dict[str, Fact] = {"strikes": rules.last_place, "level": int(rules.level)}
        return (Problem("late_entry_out", facts=facts),)
    return _over(event, tally(event))


def _no_re_entry(event: Event, counted: Tally, entry: Player) -> Iterator[Problem]:
    """Why this is not a player who is out and enters again for the first time."""
    name = folded(entry.name)
    same = [player.id for player in event.entered if folded(player.name) == name]
    if not same:
        yield Problem("only_re_entries", facts={"name": entry.name})
    elif len(same) > 1:
        yield Problem("re_entered_before", (same[0],))
    elif same[0] not in counted.out or counted.out[same[0]].why != "eliminated":
        yield Problem("not_eliminated", (same[0],))


def _player_returned(decision: d.PlayerReturned, event: Event) -> tuple[Problem, ...]:
    """Our reading: a player who was withdrawn or left during a game may return while play
    continues, with the strikes of a last place for each missed round, if that leaves the player in.
    An eliminated player may not, and a player who never played enters late instead.
    """
    player = event.player(decision.player)
    counted = tally(event)
    leaving = counted.out.get(player.id)
    if leaving is not None and leaving.why == "eliminated":
        facts: dict[str, Fact] = {"round": leaving.round, "strikes": counted.strikes[player.id]}
        return (Problem("eliminated_for_good", (player.id,), facts),)
    if event.rounds and event.rounds[-1].kind == PLAYOFF:
        return (Problem("event_finished"),)
    # A mistaken withdrawal may have ended the event; it can always be taken back.
    if not player.dropped and (over := _over(event, counted)):
        return over
    if len(event.rounds) > 1 and counted.out_in.get(player.id) == 0:
        return (Problem("too_late_to_enter"),)
    then = tally(advance(event, (decision,)))
    level = rules_of(event.settings).level
    if then.strikes[player.id] >= level:
        facts = {
            "strikes": then.strikes[player.id],
            "rounds": then.missed.get(player.id, ()),
            "level": int(level),
        }
        return (Problem("return_too_late", (player.id,), facts),)
    return ()


def _over(event: Event, counted: Tally) -> tuple[Problem, ...]:
    ended = ending(event, counted)
    return () if ended is None else (event_over(ended),)


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round seated by hand: the same players, as many tables of each size as posted.

    Raises Refused when a player sits twice, is missing or does not belong to the round, when the
    sizes differ, and when a table has reported. Warns about rematches, forbidden pairs, and players
    whose strikes put them in different groups.
    """
    _refuse_impossible(posted, seating)
    tables: list[Table] = []
    for table_number, players in enumerate(seating, start=1):
        old = posted.table(table_number)
        if old is not None and set(old.players) == set(players):
            tables.append(old)
        else:
            reason = Reason("seated_by_hand", "the organizer's choice")
            tables.append(Table(table_number, tuple(map(Seat, players)), (reason,)))
    return Arranged(tuple(tables), _warnings(event, posted, seating))


def _refuse_impossible(posted: Round, seating: Seating) -> None:
    problems: list[Problem] = []
    for table, players in zip(posted.tables, seating, strict=False):
        if table.result is not None and set(players) != set(table.players):
            facts: dict[str, Fact] = {"table": table.number, "round": posted.number}
            problems.append(Problem("table_has_result", facts=facts))
    wrong = misseated(posted, seating)
    about_players = (
        Problem("seated_twice", wrong.twice),
        Problem("not_in_this_round", wrong.strangers, {"round": posted.number}),
        Problem("without_a_seat", wrong.missing),
    )
    problems += [problem for problem in about_players if problem.players]
    sizes = sorted((len(table.seats) for table in posted.tables), reverse=True)
    if not problems and sizes != sorted(map(len, seating), reverse=True):
        problems.append(Problem("other_table_sizes", facts={"sizes": tuple(sizes)}))
    if problems:
        raise Refused(*problems)


def _warnings(event: Event, posted: Round, seating: Seating) -> tuple[Problem, ...]:
    before = [past for past in event.rounds if past.number < posted.number]
    meetings = count_meetings([table.players for table in past.tables] for past in before)
    warnings: list[Problem] = []
    for table_number, players in enumerate(seating, start=1):
        for pair in combinations(sorted(players), 2):
            if meetings.get(pair):
                facts: dict[str, Fact] = {"table": table_number, "times": meetings[pair]}
                warnings.append(Problem("rematch", pair, facts))
        for pair in together(players, event.forbidden):
            warnings.append(Problem("forbidden_pair", pair, {"table": table_number}))
        groups = sorted({posted.groups[player] for player in players if player in posted.groups})
        if len(groups) > 1:
            gap: dict[str, Fact] = {"table": table_number, "groups": tuple(groups)}
            warnings.append(Problem("score_gap", tuple(players), gap))
    return tuple(warnings)


# What happens next: which tables are awaited, which round comes, or who has won and why.

ROUNDS_BY_LEVEL = {23: 5, 35: 6, 47: 7}
"""About how many rounds an event takes. Source: "you can try setting the elimination level …"."""


def outlook(event: Event) -> Outlook:
    """What happens next; the number of rounds is known only where the organizer limits it."""
    counted = tally(event)
    corrections = _about_corrections(event, counted)
    advice = (*_about_settings(event, counted), *corrections)
    kind, planned = kind_in_turn(event), rules_of(event.settings).rounds
    waiting = missing(event)
    if waiting:
        in_playoff = event.rounds[-1].kind == PLAYOFF
        none_follows = in_playoff or len(event.rounds) == planned
        next_kind = None if none_follows else kind
        return Outlook("waiting", waiting, next_kind, planned, advice)
    ended = ending(event, counted)
    if ended is not None:
        why = Advice(ended.reason.code, ended.reason.players, ended.reason.facts)
        last = (Advice("last_game_possible", ended.winners),) if ended.playoff else ()
        return Outlook(
            "finished",
            next_kind=PLAYOFF if ended.playoff else None,
            rounds_planned=planned,
            advice=(why, *last, *corrections),
            winners=tuple(sorted(ended.winners)),
        )
    if len(counted.active) < 3:
        facts: dict[str, Fact] = {
            "players": len(counted.active),
            "counts_that_work": COUNTS_THAT_WORK,
        }
        cannot = Advice("cannot_seat", facts=facts)
        return Outlook("setup", (), kind, planned, (cannot, *advice))
    return Outlook("ready", (), kind, planned, advice)


def _about_settings(event: Event, counted: Tally) -> tuple[Advice, ...]:
    advice: list[Advice] = []
    limit = rules_of(event.settings).rounds
    if not event.rounds:
        advice.append(_expected_rounds(event))
    if limit is not None and ending(event, counted) is None:
        advice.append(Advice("ends_after_round", facts={"round": limit}))
    if three_and_two_without_two(event.settings):
        advice.append(Advice("three_and_two_needs_two"))
    elif event.settings["largest_table"] == 5 and event.settings["five_left"] == "three_and_two":
        advice.append(Advice("five_left_unused"))
    pairs = [
        pair for pair in event.forbidden if not any(player in counted.out_in for player in pair)
    ]
    if pairs and not rules_of(event.settings).optimized:
        facts = {"pairs": len(pairs)}
        players = tuple(sorted({player for pair in pairs for player in pair}))
        advice.append(Advice("forbidden_not_looked_at", players, facts))
    return tuple(advice)


def _about_corrections(event: Event, counted: Tally) -> tuple[Advice, ...]:
    """Corrections of old results that moved a player across the elimination level."""
    advice: list[Advice] = []
    played_on = tuple(sorted(counted.played_on))
    if played_on:
        advice.append(Advice("corrected_out", played_on))
    left_out = tuple(
        player
        for player, rounds in counted.missed.items()
        if rounds[-1] > max(event.player(player).joined, event.player(player).returned)
    )
    if left_out:
        advice.append(Advice("corrected_in", left_out))
    return tuple(advice)


def _expected_rounds(event: Event) -> Advice:
    level = int(rules_of(event.settings).level)
    facts: dict[str, Fact] = {"level": level}
    if level in ROUNDS_BY_LEVEL:
        return Advice("expected_rounds", facts={**facts, "rounds": ROUNDS_BY_LEVEL[level]})
    below = [known for known in ROUNDS_BY_LEVEL if known < level]
    above = [known for known in ROUNDS_BY_LEVEL if known > level]
    if below and above:
        facts |= {"low": ROUNDS_BY_LEVEL[max(below)], "high": ROUNDS_BY_LEVEL[min(above)]}
        return Advice("expected_rounds_between", facts=facts)
    if above:
        facts |= {"known": min(above), "rounds": ROUNDS_BY_LEVEL[min(above)]}
        return Advice("expected_rounds_fewer", facts=facts)
    facts |= {"known": max(below), "rounds": ROUNDS_BY_LEVEL[max(below)]}
    return Advice("expected_rounds_more", facts=facts)
