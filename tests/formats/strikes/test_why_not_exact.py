"""Why two players did not share a table: the figures against trying every seating there is."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.builders.events import event_of
from tests.builders.strikes import and_then
from tests.formats.strikes.test_proving import every_plan
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, Seat
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.meetings import count_meetings, penalty_rows, plan_penalty
from tourneydesk.formats.strikes.search import cheaper_plan, optimized_seating, together
from tourneydesk.formats.strikes.why_not import cost_of, seated_together, why_not
from tourneydesk.present.messages import say, use_language
from tourneydesk.present.messages.languages import language_keys

QUICK = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
DRAW = Draw("a", "b")
ABOUT_PENALTY = {"why_not_as_good", "why_not_nobody_again", "why_not_dearer"}


def an_event(players: int, rounds: int, seed: int, forbidden: int, **chosen: Any) -> Event:
    """Some rounds played with results by lot; nobody goes out soon, so that many meet again."""
    event = event_of(FORMAT, players, elimination_level=40 if seed % 4 == 0 else 300, **chosen)
    lot = Draw(f"{seed}", "played")
    pairs = lot.shuffled(list(combinations(range(1, players + 1), 2)))
    event = replace(event, forbidden=frozenset(pairs[:forbidden]))
    for number in range(1, rounds + 1):
        try:
            made = FORMAT.propose(event, Draw(f"{seed}", f"round {number}"))
        except Refused:
            break
        scores = [{player: lot.below(9) for player in table.players} for table in made.tables]
        event = and_then(event, *scores)
    return event


def events(fewest: int, most: int, seating: str = "optimised") -> st.SearchStrategy[Event]:
    return st.builds(
        an_event,
        st.integers(fewest, most),
        st.integers(0, 4),
        st.integers(0, 10**6),
        st.sampled_from([0, 0, 1, 4]),
        largest_table=st.sampled_from([4, 5]),
        seating=st.just(seating),
    )


def next_round(event: Event) -> Round | None:
    try:
        return FORMAT.propose(event, DRAW)
    except Refused:
        return None


def groups(made: Round) -> Iterator[list[tuple[int, ...]]]:
    """The tables of each group, or of the whole round."""
    for name in sorted({made.groups.get(table.players[0], "") for table in made.tables}):
        yield [t.players for t in made.tables if made.groups.get(t.players[0], "") == name]


def pairs_apart(plan: list[tuple[int, ...]]) -> Iterator[tuple[int, int]]:
    """Two of each two tables."""
    for one, other in combinations(plan, 2):
        for player in one:
            yield from ((player, companion) for companion in other)


@QUICK
@given(event=events(6, 12))
def test_the_figures_are_those_of_all_seatings_of_a_small_field(event: Event) -> None:
    made = next_round(event)
    if made is None or made.kind == "playoff":
        return
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    for plan in groups(made):
        players = sorted(player for table in plan for player in table)
        best: dict[tuple[int, int], tuple[int, int]] = {}
        for tried in every_plan(players, [len(table) for table in plan]):
            cost = costs(event, tried, met)
            for table in tried:
                for pair in combinations(sorted(table), 2):
                    best[pair] = min(cost, best.get(pair, cost))
        now = costs(event, plan, met)
        for one, other in pairs_apart(plan):
            pair = (min(one, other), max(one, other))
            first = why_not(event, made, one, other)[0]
            if pair in event.forbidden:
                assert first.code == "why_not_forbidden"
            elif first.code in ("why_not_strangers", "why_not_group_of_strangers"):
                assert not any({*two} <= {*players} for two in met)
                assert best[pair] == now == (0, 0)
            elif best[pair] < now:
                assert first.code == "why_not_missed"
            elif best[pair][0] > now[0]:
                assert first.code == "why_not_more_forbidden"
                assert (first.facts["is"], first.facts["would"]) == (now[0], best[pair][0])
            else:
                assert (first.facts["is"], first.facts["would"]) == (now[1], best[pair][1])
                dearer = best[pair][1] > now[1]
                assert first.code in ABOUT_PENALTY
                assert (first.code == "why_not_dearer") == dearer
                if not made.groups:
                    assert first.facts["is"] == FORMAT.evaluate(event, made)[-1].value


def costs(
    event: Event, plan: list[tuple[int, ...]], met: dict[tuple[int, int], int]
) -> tuple[int, int]:
    return sum(len(together(table, event.forbidden)) for table in plan), plan_penalty(plan, met)


@QUICK
@given(event=events(6, 40, "dealt_30"))
def test_of_thirty_dealt_seatings_the_one_taken_is_the_first_of_the_best(event: Event) -> None:
    made = next_round(event)
    if made is None:
        return
    for plan in groups(made):
        for one, other in list(pairs_apart(plan))[::7]:
            (said,) = why_not(event, made, one, other)
            if said.code.endswith("strangers"):
                continue
            now, having = said.facts["is"], said.facts["having"]
            assert now == plan_penalty(
                plan, count_meetings([t.players for t in past.tables] for past in event.rounds)
            )
            assert (said.code == "why_not_never_dealt") == (having == 0)
            if having:
                would = said.facts["would"]
                assert isinstance(would, int)
                assert isinstance(now, int)
                assert would >= now
                assert (said.code == "why_not_dealt_later") == (would == now)


@QUICK
@given(event=events(13, 40), seed=st.integers(0, 99))
def test_the_seating_found_seats_both_at_one_table_and_costs_what_is_said(
    event: Event, seed: int
) -> None:
    made = next_round(event)
    if made is None:
        return
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    for plan in groups(made):
        apart = list(pairs_apart(plan))
        for pair in apart[seed % 7 :: 1 + len(apart) // 3]:
            found = seated_together(tuple(plan), pair, met, event.forbidden, DRAW)
            assert any({*pair} <= {*table} for table in found.plan)
            assert sorted(map(len, found.plan)) == sorted(map(len, plan))
            seats = [player for table in found.plan for player in table]
            assert sorted(seats) == sorted(player for table in plan for player in table)
            assert found.cost == cost_of(found.plan, met, event.forbidden)


@pytest.mark.parametrize("seed", range(4))
def test_the_search_with_both_at_one_table_finds_what_trying_every_seating_finds(
    seed: int,
) -> None:
    # 45,045 seatings of thirteen players: too many for the answer itself to try them all.
    event = an_event(13, 5, 4 * seed + 1, 0, largest_table=5)
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    plan = optimized_seating(range(1, 14), (5, 4, 4), met, DRAW)
    now, pair = plan_penalty(plan, met), (plan[0][0], plan[1][0])
    order = [*pair, *(player for player in range(1, 14) if player not in pair)]
    rows = penalty_rows(order, met)
    tried = [cheaper_plan(rows, sizes, 10_000, 0, True) for sizes in ((5, 4, 4), (4, 5, 4))]
    least = min(cheapest[0] for cheapest in tried if cheapest is not None)
    # It ends once it is as good as the seating that it is held against.
    assert seated_together(plan, pair, met, frozenset(), DRAW).cost == (0, max(least, now))


# Whatever has happened


@pytest.fixture(autouse=True)
def _english_after() -> Iterator[None]:
    yield
    use_language("en")


@QUICK
@given(
    event=events(3, 30),
    seating=st.sampled_from(["optimised", "dealt_30"]),
    happens=st.sampled_from(["nothing", "exchange", "drop", "entry", "gone"]),
    lot=st.integers(0, 999),
)
def test_there_is_an_answer_in_every_language_whatever_has_happened(
    event: Event, seating: str, happens: str, lot: int
) -> None:
    event = replace(event, settings={**event.settings, "seating": seating})
    draw = Draw(f"{lot}", "happens")
    if happens == "drop" and not event.player(1).dropped:
        event = advance(event, (d.PlayerDropped(1),))
    made = next_round(event)
    if made is None:
        return
    if happens == "exchange" and len(made.tables) > 1:
        made = exchanged(made, made.tables[0].players[0], made.tables[-1].players[0])
    later = event
    if happens == "entry":
        late = Player(len(event.players) + 1, "Late", joined=made.number)
        later = advance(event, (d.PlayersAdded((late,)),))
        if lot % 2:
            table = made.tables[0]
            seats = (*table.seats[1:], Seat(late.id))
            made = replace(made, tables=(replace(table, seats=seats), *made.tables[1:]))
    if happens == "gone":
        made = replace(made, tables=made.tables[1:] or made.tables)
    for _ in range(6):
        one, other = draw.shuffled(range(1, len(later.players) + 1))[:2]
        if any({one, other} <= {*table.players} for table in made.tables):
            continue
        found = why_not(event, made, one, other)
        assert found
        assert {player for why in found for player in why.players} <= set(
            range(1, len(later.players) + 1)
        )
        assert all(why.rule for why in found)
        said = [words_of(found, later, key) for key in language_keys()]
        assert len({*said}) == len(language_keys())


def words_of(found: tuple[Reason, ...], event: Event, language: str) -> str:
    use_language(language)
    text = " ".join(say(why, event) for why in found)
    assert not {"{", "}"} & {*text}
    return text


def exchanged(made: Round, one: int, other: int) -> Round:
    change = {one: other, other: one}
    return replace(
        made,
        tables=tuple(
            replace(t, seats=tuple(Seat(change.get(s.player, s.player)) for s in t.seats))
            for t in made.tables
        ),
    )
