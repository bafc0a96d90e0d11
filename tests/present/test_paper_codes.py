"""The paper twin: digits that find slips of the finger, and from which an event comes back."""

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.desk.desks import desk_of
from tests.formats.test_contract import STEPS, _one_step
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.simulation import play
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.paper_codes import (
    CARD,
    Head,
    Tape,
    checked,
    event_number,
    fits,
    grouped,
    read,
    written,
)
from tourneydesk.present.paper_lines import OF_TWO, WHY_BYES, Line, from_tape, on_tape
from tourneydesk.present.paper_records import (
    Record,
    code_of,
    person,
    player_of,
    record_of,
    records,
    seating_of,
    slip_code,
)
from tourneydesk.present.paper_rounds import rounds_of
from tourneydesk.present.words import say

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
digits = st.text("0123456789", min_size=4, max_size=90)


@given(digits, st.data())
def test_the_check_figures_find_every_wrong_digit(said: str, data: st.DataObject) -> None:
    code = checked(said)
    assert fits(code)
    at = data.draw(st.integers(0, len(code) - 1))
    for other in set("0123456789") - {code[at]}:
        assert not fits(code[:at] + other + code[at + 1 :])


@given(digits)
def test_the_check_figures_find_every_two_neighbours_swapped(said: str) -> None:
    code = checked(said)
    for at in range(len(code) - 1):
        if code[at] != code[at + 1]:
            assert not fits(code[:at] + code[at + 1] + code[at] + code[at + 2 :])


def test_the_check_figures_are_those_of_the_standard() -> None:
    # As in ISO 7064: 794 has the check figures 44.
    assert checked("794") == "79444"


@given(st.lists(st.tuples(st.integers(0, 10**9), st.integers(2, 64))))
def test_numbers_come_off_the_tape_as_they_went_on(numbers: list[tuple[int, int]]) -> None:
    tape = Tape()
    for value, base in numbers:
        tape.natural(base, value)
        tape.below(base, value % base)
    again = Tape(tape.whole())
    for value, base in numbers:
        assert again.natural(base) == value
        assert again.below(base) == value % base
    assert not again.number


def test_the_first_groups_can_be_read_by_eye() -> None:
    head = Head(event_number("dice 4 2 6"), 17, 3, CARD, "age-swiss", 14)
    code = grouped(written(head, Tape()))
    assert code.split()[1:4] == ["00017", "00311", "00014"]
    assert read(code)[0] == head


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "paper_code_unreadable"),
        ("12345 67890", "paper_code_unreadable"),
        ("twelve", "paper_code_unreadable"),
        ("١٢٣٤٥" * 6, "paper_code_unreadable"),
        ("1" * 5000, "paper_code_unreadable"),
        ("12345 67890 12345 67890 12345", "paper_code_mistyped"),
        (checked("00000" * 5), "paper_code_unknown"),
    ],
)
def test_what_is_no_code_is_refused_in_a_sentence(said: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        record_of(said)
    (problem,) = refused.value.problems
    assert problem.code == code
    assert say(problem).endswith(".")


@given(st.from_regex(r"[0-9]{5}[0-9]{5}[0-9]{3}[12][1-5][0-9]{5}[1-9][0-9]{0,60}", fullmatch=True))
def test_digits_that_fit_by_chance_are_read_or_refused_but_never_stumbled_over(said: str) -> None:
    code = checked(said)
    for reader in (record_of, seating_of):
        with suppress(Refused):
            reader(code)


def _copied(event: Event, cards: list[Record]) -> Event:
    """The event without its rounds, and then with what its cards tell."""
    players = tuple(
        replace(player, joined=card.joined, returned=card.returned, left=card.left)
        for player, card in zip(event.players, cards, strict=True)
    )
    asked = tuple(
        ByeRequest(card.head.number, number, points)
        for card in cards
        for number, points in card.byes
    )
    back = frozenset(
        (line.round, card.head.number)
        for card in cards
        for line in card.lines
        if line.outcome == "taken_back"
    )
    return replace(
        event, players=players, rounds=rounds_of(cards), bye_requests=asked, taken_back=back
    )


def _survives(event: Event) -> None:
    codes = [code_of(record) for record in records(event).values()]
    assert all(fits(code) for code in codes)
    again = _copied(event, [record_of(grouped(code)) for code in codes])
    fmt = format_of(event)
    assert list(fmt.standings(again, None)) == list(fmt.standings(event, None))
    assert fmt.outlook(again) == fmt.outlook(event)
    was = [
        [(table.number, table.players, table.void) for table in posted.tables]
        for posted in event.rounds
    ]
    assert was == [
        [(table.number, table.players, table.void) for table in posted.tables]
        for posted in again.rounds
    ]


games = st.one_of(st.just(()), st.tuples(*[st.integers(0, 5)] * 3))
figure = st.none() | st.integers(0, 10**9)
rounds_and_tables = (st.integers(1, 999), st.just("swiss"), st.integers(1, 9999))


@given(
    st.one_of(
        st.builds(Line, *rounds_and_tables, st.integers(0, 1), st.sampled_from(OF_TWO[1:4]), games),
        st.builds(Line, *rounds_and_tables, st.integers(0, 1), st.sampled_from(OF_TWO)),
        st.builds(
            Line,
            st.integers(1, 999),
            st.just("swiss"),
            st.just(0),
            st.just(0),
            st.sampled_from(WHY_BYES),
            st.tuples(st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(1), Fraction(3)])),
        ),
    )
)
def test_every_line_of_two_comes_off_the_tape_as_it_went_on(line: Line) -> None:
    assert _through_the_tape("us-swiss", line) == line


@given(
    st.one_of(
        st.builds(
            Line,
            *rounds_and_tables,
            st.integers(0, 4),
            st.just("finished"),
            st.tuples(st.integers(1, 5), figure, figure),
        ),
        st.builds(
            Line,
            *rounds_and_tables,
            st.integers(0, 4),
            st.sampled_from(["withdrawn", "taken_back"]),
            st.tuples(st.none(), figure, figure),
        ),
        st.builds(Line, *rounds_and_tables, st.integers(0, 4), st.just("open")),
    )
)
def test_every_line_of_a_board_comes_off_the_tape_as_it_went_on(line: Line) -> None:
    assert _through_the_tape("risk-swiss", line) == line


def _through_the_tape(key: str, line: Line) -> Line:
    tape = Tape()
    on_tape(tape, key, line, 0)
    return from_tape(Tape(tape.whole()), key, 0)


@every_format
@pytest.mark.parametrize("players", [4, 9, 27, 64])
def test_the_cards_of_a_whole_event_give_back_its_standings(key: str, players: int) -> None:
    desk = desk_of(key, players)
    play(desk)
    _survives(desk.event)


@every_format
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_the_cards_give_back_an_event_at_any_moment(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.integers(4, 16), label="players"))
    for _ in range(data.draw(st.integers(1, 30), label="steps")):
        _one_step(desk, data.draw(st.sampled_from(STEPS), label="step"), data)
    _survives(desk.event)


@every_format
def test_a_slip_says_who_sits_where(key: str) -> None:
    desk = desk_of(key, 13)
    play(desk, 1)
    for posted in desk.event.rounds:
        for table in posted.tables:
            seating = seating_of(slip_code(desk.event, posted, table))
            assert (seating.head.number, seating.head.round) == (table.number, posted.number)
            assert (seating.kind, seating.players) == (posted.kind, table.players)


@given(
    st.builds(
        Player,
        st.integers(1, 999),
        st.sampled_from(["Zoë", "محمد", "P 1"]),
        rating=st.none() | st.integers(0, 3000),
        age=st.none() | st.integers(0, 130),
        member_id=st.none() | st.sampled_from(["12345678", "A-7"]),
        age_group=st.none() | st.sampled_from(["15 and up", "11–14"]),
    )
)
def test_the_square_code_says_who_a_player_is(player: Player) -> None:
    assert player_of(player.id, person(player)) == player


@pytest.mark.parametrize("said", ["", "Zoë", "Zoë\nmany\n\n\n", "Zoë\n1\n2\n3\n4\n5"])
def test_what_tells_of_nobody_is_refused(said: str) -> None:
    with pytest.raises(Refused):
        player_of(1, said)


def test_a_slip_is_not_taken_for_a_card() -> None:
    desk = desk_of("age-swiss", 4)
    play(desk, 1)
    (first, *_) = desk.event.rounds
    with pytest.raises(Refused) as refused:
        record_of(slip_code(desk.event, first, first.tables[0]))
    assert refused.value.problems[0].code == "paper_code_is_a_slip"


def test_scores_with_decimals_below_nothing_come_back_exactly() -> None:
    assert (
        Fraction("-12.375")
        == record_of(code_of(_with_score(Fraction("-12.375")))).lines[0].figures[0]
    )


def _with_score(score: Fraction) -> Record:
    desk = desk_of("strikes", 4)
    play(desk, 1)
    record = records(desk.event)[1]
    return replace(record, lines=(replace(record.lines[0], figures=(score,)),))
