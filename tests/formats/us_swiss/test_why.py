"""Reasons at the tables, and why two players did not meet."""

from dataclasses import replace

import pytest

from tests.builders.events import after_decision, event_of, posted
from tests.builders.us_swiss import field, next_round, played_out
from tests.formats.us_swiss.test_tiebreaks import played
from tests.message_files import format_texts, ids
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, Seat
from tourneydesk.core.reasons import Reason
from tourneydesk.formats import us_swiss as package
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.natural import COUNTS, Limits
from tourneydesk.formats.us_swiss.reasons import GROUP_REASONS
from tourneydesk.formats.us_swiss.score_groups import Group, paired_field
from tourneydesk.formats.us_swiss.why_not import WORSE
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def table_codes(event: Event, made: Round) -> list[list[str]]:
    """The codes of each table's reasons; all have words and a rule."""
    for table in made.tables:
        for reason in table.reasons:
            assert reason.rule
            assert say(reason, event).endswith(".")
    return [[reason.code for reason in table.reasons] for table in made.tables]


def proposed(event: Event) -> Round:
    return FORMAT.propose(event, Draw("s", "round"))


def test_round_1_meets_natural_opponents_with_the_first_colors() -> None:
    event = event_of(FORMAT, 8)
    assert table_codes(event, proposed(event)) == [["same_score_opponents", "first_colours"]] * 4


def test_a_switch_says_whom_it_came_from_and_what_it_gained() -> None:
    event = field("2000 WB\n1980 BW\n1800 WB\n1500 BW")
    made = proposed(event)
    assert table_codes(event, made)[0] == ["switched_to_alternate", "both_get_due_colours"]
    reason = made.tables[0].reasons[0]
    assert reason.players == (1, 4, 3, 2)
    assert (reason.facts["size"], reason.facts["before"], reason.facts["after"]) == (20, 2, 0)
    assert reason.rule == "US Chess 29E5a"
    assert "group_weighed" in [one.code for one in made.reasons]


def test_equalization_and_a_third_color_are_named_as_such() -> None:
    event = field("2050 WBW\n1870 BWB\n1850 WBW\n1780 BWB")
    assert {codes[0] for codes in table_codes(event, proposed(event))} == {"switched_to_equalise"}
    event = field("2400 BWW\n2000 WBB\n1400 BWW\n1000 WBB")
    assert {codes[0] for codes in table_codes(event, proposed(event))} == {"switched_against_third"}


def test_a_rematch_and_a_forbidden_pair_are_named_as_such() -> None:
    event = field("2000 W\n1900 W\n1800 B\n1700 B", met=[(1, 3)])
    assert table_codes(event, proposed(event))[0][:2] == ["would_be_rematch", "least_change"]
    event = after_decision(FORMAT, field("2000 W\n1900 W\n1800 B\n1700 B"), d.PairForbidden((1, 3)))
    assert table_codes(event, proposed(event))[0][:2] == ["would_be_forbidden", "least_change"]


def test_who_goes_down_and_whom_he_meets_is_said_at_his_table() -> None:
    event = field("2000 WB +1/2\n1900 BW +1/2\n1800 WB +1/2\n1700 BW")
    made = proposed(event)
    codes = next(
        codes
        for codes, table in zip(table_codes(event, made), made.tables, strict=True)
        if 4 in table.players
    )
    assert codes[0] in ("went_down", "went_down_instead")
    assert "came_down" in codes


def fourteen() -> Event:
    """Round 3 of 14 players, rated far apart: 9 (1 point) has met 3, the only one on ½; 5 has not.

    |     | points | players      |
    |-----|--------|--------------|
    |     | 2      | 6 7 10 11    |
    |     | 1½     | 12           |
    |     | 1      | 1 2 5 9      |
    |     | ½      | 3            |
    |     | 0      | 4 8 13 14    |
    """
    players = [Player(n, f"P{n}", 2600 - 100 * n) for n in range(1, 15)]
    event = event_of(FORMAT, players, rounds=4)
    event = played(event, "6 + 4", "7 + 8", "10 + 13", "11 + 14", "12 = 3", "5 + 9", "1 + 2")
    return played(event, "1 - 6", "5 - 7", "13 - 2", "3 - 9", "4 - 12", "14 - 10", "8 - 11")


def test_who_stays_because_he_has_met_the_whole_next_group_is_named() -> None:
    event = fourteen()
    made = proposed(event)
    pairs = {frozenset(table.players) for table in made.tables}
    assert frozenset((5, 3)) in pairs
    assert {frozenset(table.players) <= {4, 8, 13, 14} for table in made.tables[-2:]} == {True}
    reasons = next(table.reasons for table in made.tables if 3 in table.players)
    down = [say(one, event) for one in reasons if one.code.startswith(("passed", "went_down_n"))]
    assert down == [
        messages.text("passed-met", "us-swiss", player1="P9"),
        messages.text("went-down-next", "us-swiss", points=1, player1="P5"),
    ]
    codes = {one.code for table in made.tables for one in table.reasons}
    assert not codes & {"passed_rest", "passed_field", "passed_more"}


def test_each_reason_to_stay_is_said_where_it_is_true() -> None:
    def why(*groups: tuple[Entrant, ...]) -> list[tuple[int, str]]:
        score_groups = paired_field([Group("score", group) for group in groups], Limits(80, 200))
        return [(entrant.id, why) for entrant, why in score_groups[0].passed]

    def one(name: int, halves: int, *met: int) -> Entrant:
        return Entrant(name, name, 2000 - 10 * name, halves, barred=frozenset(met))

    # Without 3, 1 and 2 would have to meet again.
    assert why((one(1, 2, 2), one(2, 2, 1), one(3, 2)), (one(4, 0),)) == [(3, "rest")]
    # 3 could meet 5, but then 4 could meet nobody but 6, and they have met.
    assert why(
        (one(1, 2), one(2, 2), one(3, 2, 4)),
        (one(4, 0, 3, 5, 6), one(5, 0, 4), one(6, 0, 4)),
    ) == [(3, "field")]
    # 3 could meet 5, but then 4 would leave the group as well.
    assert why(
        (one(1, 2), one(2, 2), one(3, 2, 4)),
        (one(4, 1, 3, 5, 6), one(5, 1, 4), one(6, 1, 4)),
        (one(7, 0), one(8, 0)),
    ) == [(3, "more")]


def test_a_third_color_that_equalization_needs_is_explained() -> None:
    event = field("2000 BBWW\n1900 WWBW")
    made = proposed(event)
    assert made.tables[0].players == (1, 2)
    assert table_codes(event, made) == [
        ["same_score_opponents", "larger_imbalance_first", "third_colour_needed"]
    ]
    event = field("2000 BWW\n1900 BWW")
    assert table_codes(event, proposed(event))[0][-1] == "third_colour"
    event = field("2000 WBBWW\n1900 BWWBW")
    assert "spares_a_third" in table_codes(event, proposed(event))[0]


def test_two_who_can_meet_nobody_in_their_group_go_down_together() -> None:
    event = field("2000 BBW +1\n1900 WWB +1\n1800 BWB\n1700 WBW", met=[(1, 2)])
    found = [reason for table in proposed(event).tables for reason in table.reasons]
    down = [reason for reason in found if reason.code == "went_down_with_others"]
    assert {(reason.players, reason.facts["count"]) for reason in down} == {((1,), 2), ((2,), 2)}


def test_every_reason_of_whole_events_has_words() -> None:
    for seed, settings in (("a", {"acceleration": "added_score"}), ("b", {}), ("c", {})):
        event = played_out(event_of(FORMAT, 23, seed=seed, rounds=6, **settings), seed)
        for made in event.rounds:
            table_codes(event, made)
            for reason in (*made.reasons, *(r for bye in made.byes for r in bye.reasons)):
                assert say(reason, event)


# Why not


def why_not(event: Event, a: int, b: int) -> list[Reason]:
    """Why two did not meet in the round after this; in words too."""
    made = proposed(event)
    found = list(FORMAT.why_not(event, made, a, b))
    assert found
    for reason in found:
        assert reason.rule
        assert say(reason, event)
    assert list(FORMAT.why_not(event, made, a, b)) == found
    return found


def test_why_not_where_nothing_needs_solving() -> None:
    event = field("2000 W\n1900 B\n1800 B\n1700 W\n1600 x", met=[(1, 3)])
    assert why_not(event, 1, 3)[0].code == "why_not_met"
    (bye,) = proposed(event).byes
    other = 1 if bye.player != 1 else 2
    assert why_not(event, bye.player, other)[0].code == "why_not_bye"
    assert why_not(event, 1, 1)[0].code == "why_not_oneself"
    made = proposed(event)
    one, other = made.tables[0].players
    assert why_not(event, one, other)[0].code == "why_not_they_did"
    forbidden = after_decision(FORMAT, event, d.PairForbidden((1, 2)))
    assert why_not(forbidden, 1, 2)[0].code == "why_not_forbidden"
    away = after_decision(FORMAT, event, d.PlayerDropped(4))
    assert why_not(away, 1, 4)[0].code == "why_not_away"


def test_why_the_natural_opponents_did_not_meet() -> None:
    event = field("2000 WB\n1980 BW\n1800 WB\n1500 BW")
    scores, reason = why_not(event, 1, 3)
    assert say(scores, event) == messages.text(
        "why-not-same-score", "us-swiss", points=1, player1="P1", player2="P3"
    )
    assert (reason.code, reason.facts) == ("why_not_alternation", {"is": 0, "would": 2})
    scores, reason = why_not(event, 1, 2)
    assert reason.code.startswith("why_not_")


def test_why_players_of_two_score_groups_did_not_meet() -> None:
    event = field("2000 WB +1/2\n1900 BW +1/2\n1800 WB\n1700 BW")
    scores, reason = why_not(event, 1, 4)
    assert say(scores, event).startswith("Different scores: P1 had 1½ points, P4 1 (27A2).")
    assert (reason.code, reason.facts) == ("why_not_more_leave", {"is": 0, "would": 2})
    assert reason.rule == "US Chess 27A2"


def test_why_not_when_the_rest_could_not_be_paired() -> None:
    event = played_out(event_of(FORMAT, 4, rounds=3), "s", 2)
    made = proposed(event)
    white, black = made.tables[0].players
    other = made.tables[1].players[0]
    assert why_not(event, white, other)[0].code in ("why_not_met", "why_not_rest_unpairable")
    assert black


def test_why_not_names_the_bye_that_would_go_to_another() -> None:
    event = event_of(FORMAT, 5)
    codes = {why_not(event, a, b)[0].code for a in range(1, 5) for b in range(a + 1, 5)}
    assert codes <= {"why_not_they_did", *(code for code, _ in WORSE.values())}


def test_why_not_says_when_the_round_was_made_by_hand() -> None:
    event = event_of(FORMAT, 6)
    made = proposed(event)
    seats = [table.players for table in made.tables]
    (a, b), (c, e), last = seats
    by_hand = FORMAT.arrange(posted(FORMAT, event), made, ((a, c), (b, e), last))
    changed = replace(made, tables=by_hand.tables)
    found = FORMAT.why_not(event, changed, a, e)
    assert found[0].code == "why_not_by_hand"
    # The rules' own pairing was not "as good as another": the organizer changed it.
    found = FORMAT.why_not(event, changed, a, b)
    assert [reason.code for reason in found] == ["changed_by_hand_from_rules"]
    assert say(found[0], event) == messages.text(
        "changed-by-hand-from-rules", round=1, player1=f"P{a}", player2=f"P{b}"
    )


def test_why_not_says_when_boards_stayed_in_a_repair() -> None:
    event = event_of(FORMAT, 6)
    made = proposed(event)
    (a, b), (c, e), _ = (table.players for table in made.tables)
    tables = tuple(
        replace(table, seats=tuple(Seat(player, "white") for player in players))
        for table, players in zip(
            made.tables, ((a, c), (b, e), made.tables[2].players), strict=True
        )
    )
    changed = replace(made, tables=tables)
    assert [one.code for one in FORMAT.why_not(event, changed, a, b)] == ["why_not_by_rules_around"]
    assert FORMAT.why_not(event, changed, a, e)[0].code == "why_not_around"


def test_why_not_answers_for_any_two_of_a_real_round() -> None:
    for seed in ("a", "b"):
        event = played_out(event_of(FORMAT, 12, seed=seed, rounds=6), seed, 3)
        for a in range(1, 13):
            for b in range(1, a):
                why_not(event, a, b)


@pytest.mark.parametrize("players", [200])
def test_why_not_in_a_large_field_is_quick(players: int) -> None:
    event = played_out(event_of(FORMAT, players, rounds=5), "s", 3)
    for a, b in ((1, 2), (1, 200), (60, 140)):
        why_not(event, a, b)


# Words


def test_no_words_without_a_code_and_no_code_without_words() -> None:
    import ast
    from pathlib import Path

    texts = {
        node.value
        for path in Path(package.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    # Colors are facts that messages look up.
    said = format_texts("us-swiss")
    assert {code for code in said if not code.startswith("word-")} <= ids(texts)
    assert ids(code for code, _ in (*WORSE.values(), *GROUP_REASONS.values())) <= said.keys()
    assert set(WORSE) == set(COUNTS)


def test_words_are_sentences_that_blame_nobody() -> None:
    for code, text in format_texts("us-swiss").items():
        # What a round costs stands at the head of a column; colors stand in sentences.
        assert text.endswith((".", ".)")) != code.startswith(("weigh-", "word-")), code
        assert "illegal" not in text.lower()


def test_next_round_helper_reads_results() -> None:
    event = next_round(field("2000\n1900\n1800\n1700"), "0-1", "½")
    assert FORMAT.standings(event, None)[0].points == 1
