"""The paper twin: digits that find slips of the finger, and from which an event comes back."""

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.any_moment import desk_at_any_moment
from tests.builders.desks import desk_of
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import say
from tourneydesk.present.paper_rebuild.codes import (
    CARD,
    LONGEST_NAME_IN_CODE,
    Head,
    Printed,
    Tape,
    checked,
    decode,
    encode,
    event_number,
    fits,
    grouped,
    person,
    player_of,
    settings_from_tape,
    settings_on_tape,
)
from tourneydesk.present.paper_rebuild.collected_papers import collect_papers, entries
from tourneydesk.present.paper_rebuild.cover import cover_code, cover_of, cover_of_event
from tourneydesk.present.paper_rebuild.lines import OF_TWO, WHY_BYES, Line, from_tape, on_tape
from tourneydesk.present.paper_rebuild.rebuilt_event import rebuild_event, settings_of
from tourneydesk.present.paper_rebuild.records import (
    Record,
    code_of,
    record_of,
    records,
    slip_code,
    slip_record_of,
)

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
    code = grouped(encode(head, Tape()))
    assert code.split()[1:4] == ["00017", "00341", "00014"]
    assert decode(code)[0] == head


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


heads = st.from_regex(r"[0-9]{5}0[0-9]{4}[01][0-9]{2}[1-6][1-5][0-9]{5}", fullmatch=True)
tails = st.from_regex(r"[1-9][0-9]{0,120}", fullmatch=True)


def forged(head: str, tail: str) -> str:
    """A code with everything that is checked about its digits."""
    said = f"{head}{tail}"
    if int(head[13]) > 3:
        said += f"{int(sha256(said.encode()).hexdigest(), 16) % 100_000:05}"
    return checked(said)


@given(heads, tails)
def test_forged_digits_are_read_or_refused_but_never_stumbled_over(head: str, tail: str) -> None:
    code = forged(head, tail)
    for reader in (record_of, slip_record_of, cover_of):
        with suppress(Refused):
            reader(code)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_set_of_forged_papers_tells_something_possible_or_is_refused(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(FORMATS)), label="format")
    event = f"00777{{:05}}00{{}}{{}}{FORMATS[key].code.number}00000"
    lines = [
        forged(
            event.format(
                data.draw(st.integers(0, 12)),
                data.draw(st.integers(0, 3)),
                data.draw(st.sampled_from("123456")),
            ),
            data.draw(tails),
        )
        for _ in range(data.draw(st.integers(1, 12), label="papers"))
    ]
    papers = collect_papers(entries(lines))
    if not papers.records:
        return
    opening = plan(papers.format, "Forged", "seed", dict(settings_of(papers) or {}))
    with suppress(JournalError, Refused):
        one = rebuild_event(papers, opening)
        assert checked_replay(one.steps, FORMATS) == one.event
        assert format_of(one.event).outlook(one.event).status


def _survives(event: Event) -> None:
    """That every paper of an event is read as it was written."""
    at = Printed(7, "0a1b2c3d4e5f60718293")
    known = records(event, at)
    for record in known.values():
        code = code_of(record)
        assert fits(code)
        assert record_of(grouped(code)) == record
    for posted in event.rounds:
        for table in posted.tables:
            slip = slip_record_of(slip_code(event, posted, table, at))
            assert slip.printed == at
            assert slip.players == table.players
            cards = [known[player] for player in table.players]
            mine = [
                next(line for line in card.lines if (line.round, line.table) == where)
                for card in cards
                for where in [(posted.number, table.number)]
            ]
            assert [(one.outcome, one.figures) for one in slip.lines] == [
                (one.outcome, one.figures) for one in mine
            ]
    cover = cover_of_event(event, at)
    assert cover_of(cover_code(cover)) == cover


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
    """As player 7 of 9 at a full table; without the company and the score, as they are given."""
    tape = Tape()
    others = [1, 2, 3, 4] if key == "risk-swiss" else [1]
    company = () if not line.table else (*others[: line.seat], 7, *others[line.seat :])
    whole = replace(line, players=company, running=5)
    on_tape(tape, key, whole, 0, 9)
    head = Head(1, 7, 999, CARD, key, 0)
    again = from_tape(Tape(tape.whole()), head, 0, 9)
    assert again == whole
    return replace(again, players=(), running=None)


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
    desk = desk_at_any_moment(key, data)
    _survives(desk.event)


@every_format
def test_a_slip_says_who_sits_where(key: str) -> None:
    desk = desk_of(key, 13)
    play(desk, 1)
    for posted in desk.event.rounds:
        for table in posted.tables:
            seating = slip_record_of(slip_code(desk.event, posted, table))
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
        club=st.none() | st.sampled_from(["SC Altona 1902", "Ñandú"]),
    )
)
def test_the_square_code_says_who_a_player_is(player: Player) -> None:
    assert player_of(player.id, person(player)) == player


def test_a_name_too_long_for_the_square_code_ends_visibly_short() -> None:
    long = Player(1, "Wolfeschlegelsteinhausenbergerdorff " * 3, club="Schachverein " * 9)
    again = player_of(1, person(long))
    assert again.name.endswith("…")
    assert len(again.name) <= LONGEST_NAME_IN_CODE
    assert again.club is not None
    assert again.club.endswith("…")


@pytest.mark.parametrize("said", ["", "Zoë", "Zoë\nmany\n\n\n", "Zoë\n1\n2\n3\n4\n5\n6"])
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


def test_every_format_has_a_digit_of_its_own() -> None:
    digits = [fmt.code.number for fmt in FORMATS.values()]
    assert len({*digits}) == len(digits)
    assert {*digits} <= {*range(1, 10)}


@every_format
def test_every_setting_of_a_format_has_its_place_in_the_code(key: str) -> None:
    assert [setting.key for setting in FORMATS[key].settings] == list(FORMATS[key].code.settings)
    for setting in FORMATS[key].settings:
        assert setting.takes(FORMATS[key].code.settings[setting.key])


def test_settings_come_back_whatever_the_formats_defaults_are_one_day() -> None:
    tape, defaults = Tape(), FORMATS["us-swiss"].code.settings
    settings_on_tape(tape, "us-swiss", {**defaults, "rounds": 7, "bye_points": 0})
    again = settings_from_tape(Tape(tape.whole()), "us-swiss", 2)
    assert again == {**defaults, "rounds": 7, "bye_points": 0}
    # A code of the first version that names no tiebreaks means those of its day.
    assert "median" in str(settings_from_tape(Tape(0), "us-swiss", 1)["tiebreaks"]).split("'")
