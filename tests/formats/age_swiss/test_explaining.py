"""What is said at each table, and why two players did not meet."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.age_swiss import event_with, played, random_event, seated, tables_of
from tests.builders.events import after_decision
from tests.formats.age_swiss.checker import field_before
from tests.formats.age_swiss.oracle import Pairing, all_pairings, bye_key, pool_counts, repeats
from tests.message_files import format_texts, ids
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.why_not import WORSE, why_not
from tourneydesk.present import messages
from tourneydesk.present.messages import say

DRAW = Draw("any", "round")


def said_at(event: Event, made: Round, player: int) -> dict[str, str]:
    """Code and words of what is said where a player sits."""
    table = made.table_of(player)
    reasons = table.reasons if table else next(b for b in made.byes if b.player == player).reasons
    return {reason.code: say(reason, event) for reason in reasons}


def asked(event: Event, one: int, other: int) -> Reason:
    """The answer, after what the two had in common."""
    *first, reason = why_not(event, FORMAT.propose(event, DRAW), one, other)
    assert [why.code.startswith("two_") for why in first] in ([], [True])
    assert all(say(why, event) for why in (*first, reason))
    assert reason.rule
    return reason


def golden_b() -> Event:
    """Five at 2–1 (P1 to P3 old, P4 and P5 young), five at 1–2 (P6 young)."""
    event = event_with("16 17 18 9 8 10 12 13 20 30", rounds=4)
    event = seated(event, "1 beats 6\n2 beats 7\n3 beats 8\n4 beats 9\n5 beats 10")
    event = seated(event, "1 beats 7\n2 beats 8\n3 beats 9\n6 beats 5\n10 beats 4")
    return seated(event, "4 beats 1\n5 beats 2\n7 beats 3\n8 beats 6\n9 beats 10")


def test_a_table_says_what_the_two_have_in_common() -> None:
    event = golden_b()
    made = FORMAT.propose(event, DRAW)
    (old_pair,) = (table.players for table in made.tables if set(table.players) <= {1, 2, 3})
    one, other = sorted(old_pair)
    assert said_at(event, made, one) == {
        "same_record_same_age": messages.text(
            "same-record-same-age",
            "age-swiss",
            record="2–1",
            older="15 and up",
            player1=f"P{one}",
            player2=f"P{other}",
        )
    }
    (odd,) = {1, 2, 3} - set(old_pair)
    assert messages.text(
        "odd-one-of-age", "age-swiss", record="2–1", group="15 and up", players=3, player1=f"P{odd}"
    ) in " ".join(said_at(event, made, odd).values()) or "the only one" in " ".join(
        said_at(event, made, odd).values()
    )


def test_a_table_says_who_moved_down_and_why() -> None:
    event = golden_b()
    made = FORMAT.propose(event, DRAW)
    (down,) = (
        player
        for table in made.tables
        for player in table.players
        if player in (4, 5) and not set(table.players) & {1, 2, 3}
    )
    said = said_at(event, made, down)
    assert said["moved_by_lot"] == messages.text(
        "moved-by-lot",
        "age-swiss",
        record="2–1",
        group="10 and under",
        players=5,
        own="2–1",
        alike=2,
        player1=f"P{down}",
    )


def test_the_bye_says_why() -> None:
    event = event_with("16 12 9 8 20", rounds=4)
    made = FORMAT.propose(event, DRAW)
    said = said_at(event, made, made.byes[0].player)
    assert set(said) == {"bye_first_round", "bye_by_lot"}
    event = seated(event, "1 beats 2\n5 beats 4\n3 bye")
    made = FORMAT.propose(event, DRAW)
    assert made.byes[0].player == 4
    assert set(said_at(event, made, 4)) == {"bye_odd"}
    assert (
        messages.text(
            "bye-odd", "age-swiss", points=3, group="10 and under", record="0–1", player1="P4"
        )
        in said_at(event, made, 4)["bye_odd"]
    )


def test_every_reason_names_its_rule_and_has_words_in_many_events() -> None:
    seen: set[str] = set()
    for seed in range(60):
        event = random_event(3 + seed % 21, 0, seed=seed)
        for _ in range(6):
            event = played(event, seed, draws=15)
            made = event.rounds[-1]
            reasons = [why for table in made.tables for why in table.reasons]
            reasons += [why for bye in made.byes for why in bye.reasons]
            for reason in (*reasons, *made.reasons):
                assert reason.rule
                assert say(reason, event)
                seen.add(reason.code)
    assert seen >= {
        "alone_of_age",
        "odd_one_of_age",
        "broken_for_ages",
        "ages_differ_for_others",
        "moved_as_only_one",
        "moved_as_youngest",
        "moved_by_lot",
        "moved_though_older",
        "moved_for_first_time",
        "moved_with_others",
        "bye_once_more",
        "bye_not_sooner",
        "met_before",
        "repeats_unavoidable",
        "meet_below_same_age",
        "meet_below_other_age",
    }


def test_why_not_in_the_second_example() -> None:
    event = golden_b()
    # P1 lost to P4: an old opponent.
    assert asked(event, 1, 4).code == "they_met_before"
    # An old one who goes down would leave the youngest rule broken.
    reason = asked(event, 1, 10)
    assert (reason.code, reason.rule) == (
        "older_left_over",
        "Age-Modified Swiss, Score Recording & Pairing 4",
    )
    # Two who are so far apart in record leave more players over.
    assert asked(event, 4, 6).code in ("lot_decided", "they_did_meet")


def test_why_not_says_when_they_did_meet_or_are_kept_apart_or_sat_by_hand() -> None:
    event = event_with("9 9 9 9", rounds=3)
    event = after_decision(FORMAT, event, d.PairForbidden((1, 2)))
    assert asked(event, 1, 2).code == "are_kept_apart"
    made = FORMAT.propose(event, DRAW)
    partner = next(
        player for table in made.tables if 1 in table.players for player in table.players
    )
    other = next(player for player in made.table_of(1).players if player != 1)
    assert partner in (1, other)
    assert asked(event, 1, other).code == "they_did_meet"
    after = advance(event, (d.RoundPosted(made),))
    arranged = FORMAT.arrange(after, made, ((1, 2), (3, 4)))
    by_hand = advance(after, (d.PairingsChanged(1, arranged.tables),)).rounds[0]
    assert [why.code for why in why_not(event, by_hand, 1, 3)] == ["tables_by_hand"]


def test_why_not_of_someone_who_was_not_there_is_refused() -> None:
    event = event_with("9 9 9 9")
    made = FORMAT.propose(event, DRAW)
    for one, other in ((1, 1), (1, 9), (0, 2)):
        with pytest.raises(Refused) as wrong:
            why_not(event, made, one, other)
        assert say(wrong.value.problems[0], event)


def test_why_not_when_the_others_could_not_be_paired() -> None:
    event = event_with("9 9 9 9")
    event = after_decision(FORMAT, event, d.PairForbidden((3, 4)))
    assert asked(event, 1, 2).code == "rest_could_not_pair"


def test_why_not_when_the_bye_would_have_to_move() -> None:
    event = seated(event_with("9 9 9 9 9", rounds=3), "1 beats 2\n3 beats 4\n5 bye")
    made = FORMAT.propose(event, DRAW)
    bye = made.byes[0].player
    assert bye in (2, 4)
    assert asked(event, 2, 4).code == "bye_would_move"


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_what_why_not_says_is_so(seed: int) -> None:
    """Against every pairing with the two at one table: repeats, the bye, and the top group."""
    random = Random(seed)
    event = random_event(random.choice((4, 6, 7, 8)), random.randint(0, 4), seed=seed)
    field = field_before(event)
    one, other = random.sample(field.players, 2)
    reason = asked(event, one, other)
    if reason.code == "they_did_meet":
        return
    every = list(all_pairings(field))
    kept = [pairing for pairing in every if frozenset((one, other)) in pairing]
    fewest = min(repeats(field, pairing) for pairing in every)
    then = min(repeats(field, pairing) for pairing in kept)
    if then > fewest:
        assert reason.code in ("they_met_before", "they_met_too", "more_repeats")
        assert (reason.facts["best"], reason.facts["then"]) == (fewest, then)
        return
    every = [pairing for pairing in every if repeats(field, pairing) == fewest]
    kept = [pairing for pairing in kept if repeats(field, pairing) == fewest]
    if min(bye_key(field, one) for one in kept) > min(bye_key(field, one) for one in every):
        assert reason.code == "bye_would_move"
        return
    assert reason.code in ("lot_decided", *(code for code, _ in WORSE.values()))
    if len(field.players) % 2 == 0:
        _top_group_agrees(event, reason, every, kept)


def _top_group_agrees(
    event: Event, reason: Reason, every: list[Pairing], kept: list[Pairing]
) -> None:
    field = field_before(event)
    top = max(field.level.values())
    best = min(pool_counts(field, pairing, top) for pairing in every)
    then = min(pool_counts(field, pairing, top) for pairing in kept)
    if then == best:
        return
    place = next(place for place in range(len(best)) if best[place] != then[place])
    assert reason.code == list(WORSE.values())[place][0]
    assert (reason.facts["best"], reason.facts["then"]) == (best[place], then[place])


def test_every_count_that_can_be_worse_has_words() -> None:
    assert ids(code for code, _ in WORSE.values()) <= format_texts("age-swiss").keys()


def test_why_not_takes_a_blink_in_a_large_field() -> None:
    event = random_event(500, 4)
    made = FORMAT.propose(event, Draw(event.seed, "round 5"))
    for one, other in ((1, 2), (3, 400), (250, 499)):
        assert why_not(event, made, one, other)


@pytest.mark.parametrize(
    ("ages", "code"), [("9 9 9 9 9 9", "two_of_same_age"), ("9 9 9 30 30 30", "two_of_other_ages")]
)
def test_in_round_1_the_two_are_told_their_age_groups(ages: str, code: str) -> None:
    event = event_with(ages)
    made = FORMAT.propose(event, DRAW)
    one = 1
    other = next(p for p in (4, 5, 6) if frozenset((one, p)) not in tables_of(made))
    first, *_ = why_not(event, made, one, other)
    assert first.code == code
