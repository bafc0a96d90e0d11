import json
from fractions import Fraction
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.codecs import started_anew
from tourneydesk.core import decisions as d
from tourneydesk.core.event import (
    Bye,
    ByeRequest,
    OpenItem,
    Player,
    Round,
    Seat,
    SettingValue,
    Table,
)
from tourneydesk.core.journal import codec
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult

ids = st.integers(1, 500)
fractions = st.fractions(-1000, 1000, max_denominator=12)
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
facts = st.dictionaries(
    words,
    st.one_of(
        st.none(),
        st.integers(),
        words,
        fractions.filter(lambda f: f.denominator > 1),
        st.lists(st.one_of(ids, words)).map(tuple),
    ),
    max_size=3,
)
settings = st.dictionaries(
    words,
    st.one_of(st.none(), st.booleans(), st.integers(), words, st.lists(words).map(tuple)),
    max_size=3,
)
reasons = st.lists(st.builds(Reason, words, words, st.tuples(ids), facts), max_size=2).map(tuple)
results = st.one_of(
    st.builds(MatchResult, winner=ids, won=st.dictionaries(ids, ids), drawn_games=ids),
    st.builds(MatchResult, forfeited=st.tuples(ids, ids)),
    st.builds(
        BoardResult,
        st.dictionaries(ids, ids),
        st.dictionaries(ids, ids),
        st.dictionaries(ids, ids),
        st.tuples(ids),
    ),
    st.builds(ScoreResult, st.dictionaries(ids, fractions), st.tuples(ids)),
)
tables = st.builds(
    Table,
    ids,
    st.lists(st.builds(Seat, ids, st.sampled_from(["white", "black", "seat"]))).map(tuple),
    reasons,
    st.none() | results,
    st.none() | ids,
    st.booleans(),
)
byes = st.builds(Bye, ids, fractions, words, reasons)
rounds = st.builds(
    Round,
    ids,
    words,
    st.lists(tables, max_size=3).map(tuple),
    st.lists(byes, max_size=2).map(tuple),
    st.dictionaries(ids, words, max_size=3),
    reasons,
    words,
    words,
    words,
)
players = st.builds(Player, ids, words, st.none() | ids, st.none() | ids, st.none() | words)
items = st.lists(st.builds(OpenItem, words, ids, ids, ids), max_size=2).map(tuple)
categories = st.builds(
    Category,
    words,
    st.none() | ids,
    st.none() | ids,
    st.booleans(),
    words,
    st.lists(ids, max_size=2).map(tuple),
    words,
)
prizes = st.builds(Prize, ids, ids, words, categories)
prize_lists = st.builds(
    PrizeList,
    st.lists(prizes, max_size=3).map(tuple),
    words,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
decisions = st.one_of(
    st.builds(d.EventOpened, words, words, words, settings, words),
    st.builds(d.DetailsChanged, st.dictionaries(words, words, max_size=2)),
    st.builds(d.SettingsChosen, settings),
    st.builds(d.PlayersAdded, st.lists(players, max_size=3).map(tuple)),
    st.builds(d.PlayerChanged, players),
    st.builds(d.PlayerDropped, ids),
    st.builds(d.PlayerReturned, ids),
    st.builds(d.PlayerDeleted, ids),
    st.builds(d.PlayersCheckedIn, st.tuples(ids, ids), st.booleans()),
    st.builds(d.AbsentDropped, st.tuples(ids, ids)),
    st.builds(d.ByeRequested, st.builds(ByeRequest, ids, ids, fractions)),
    st.builds(d.ByeWithdrawn, ids, ids),
    st.builds(d.TableFixed, ids, st.none() | ids),
    st.builds(d.PairForbidden, st.tuples(ids, ids)),
    st.builds(d.PairAllowed, st.tuples(ids, ids)),
    st.builds(d.RoundPosted, rounds),
    st.builds(
        d.PairingsChanged,
        ids,
        st.lists(tables, max_size=2).map(tuple),
        st.none() | st.lists(byes, max_size=2).map(tuple),
        st.none()
        | st.builds(
            d.Repaired,
            st.tuples(ids),
            st.tuples(ids),
            words,
            st.dictionaries(ids, words, max_size=2),
            reasons,
        ),
    ),
    st.builds(d.RoundRedrawn, ids, words),
    st.builds(d.TablesCalled, ids, st.lists(tables, max_size=2).map(tuple), st.tuples(ids)),
    st.builds(d.ResultRecorded, ids, ids, results),
    st.builds(d.ResultCleared, ids, ids),
    st.builds(d.ResultCorrected, ids, ids, st.lists(tables, max_size=2).map(tuple)),
    st.builds(d.NoteAdded, words),
    st.builds(d.ItemsLeftOpen, items),
    st.builds(
        d.ItemsSettled,
        items,
        ids,
        st.lists(tables, max_size=2).map(tuple),
        st.lists(byes, max_size=2).map(tuple),
    ),
    st.builds(d.PrizesChanged, prize_lists),
    st.builds(d.Undone, ids),
    st.builds(d.Redone, ids),
)


@given(st.lists(decisions, min_size=1, max_size=3).map(tuple))
def test_every_step_comes_back_exactly_as_it_was_written(step: d.Step) -> None:
    text = codec.encode(step)
    assert codec.decode(text) == step
    assert codec.encode(codec.decode(text)) == text


@pytest.fixture
def anew() -> ModuleType:
    return started_anew()


def test_numbers_stay_exact_and_never_become_floats(anew: ModuleType) -> None:
    step = (d.ResultRecorded(1, 2, ScoreResult({1: Fraction(1, 3), 2: Fraction(7)})),)
    text = anew.encode(step)
    assert json.loads(text) == [
        {
            "did": "ResultRecorded",
            "round": 1,
            "table": 2,
            "result": {"as": "scores", "scores": {"1": "1/3", "2": 7}},
        }
    ]
    assert anew.decode(text) == step


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]x",
        "{}",
        '[{"did":"Nothing"}]',
        '[{"round":1}]',
        '[{"did":"ResultRecorded","round":1}]',
        '[{"did":"ResultRecorded","round":1,"table":1,"result":{"as":"guess"}}]',
        '[{"did":"ByeRequested","request":{"player":1,"round":1,"points":0.5}}]',
        "[3]",
    ],
)
def test_a_text_that_is_no_step_of_ours_is_named(text: str) -> None:
    with pytest.raises(codec.CodecError, match=r"^not a step of a tournament: (?!None$)."):
        codec.decode(text)


def test_facts_and_settings_keep_their_kinds(anew: ModuleType) -> None:
    named: dict[str, Fact] = {"half": Fraction(1, 2), "list": (1, "a"), "word": "1/2"}
    reason = Reason("code", "rule", (1,), named)
    chosen: dict[str, SettingValue] = {"final": True, "rounds": None, "ages": (11, 15)}
    posted = Round(1, "swiss", (), reasons=(reason,))
    step = (d.SettingsChosen(chosen), d.RoundPosted(posted))
    assert anew.decode(anew.encode(step)) == step


def test_the_tables_byes_and_groups_of_a_round_are_written_and_read(anew: ModuleType) -> None:
    finished = Table(1, (Seat(1, "white"), Seat(2, "black")), result=MatchResult(winner=1), ended=3)
    running = Table(2, (Seat(3), Seat(4)))
    posted = Round(
        1, "swiss", (finished, running), (Bye(5, Fraction(1, 2), "odd"),), {1: "A", 3: "B"}
    )
    step = (d.PairingsChanged(1, posted.tables, posted.byes), d.RoundPosted(posted))
    tables = [
        {
            "number": 1,
            "seats": [{"player": 1, "role": "white"}, {"player": 2, "role": "black"}],
            "result": {"as": "match", "winner": 1},
            "ended": 3,
        },
        {"number": 2, "seats": [{"player": 3}, {"player": 4}]},
    ]
    assert json.loads(anew.encode(step)) == [
        {
            "did": "PairingsChanged",
            "round": 1,
            "tables": tables,
            "byes": [{"player": 5, "points": "1/2", "why": "odd"}],
        },
        {
            "did": "RoundPosted",
            "round": {
                "number": 1,
                "kind": "swiss",
                "tables": tables,
                "byes": [{"player": 5, "points": "1/2", "why": "odd"}],
                "groups": {"1": "A", "3": "B"},
            },
        },
    ]
    assert anew.decode(anew.encode(step)) == step


def test_a_step_is_one_line_without_blanks_and_with_letters_of_every_script() -> None:
    assert codec.encode((d.NoteAdded("é"), d.Undone(2))) == (
        '[{"did":"NoteAdded","text":"é"},{"did":"Undone","step":2}]'
    )


def test_a_setting_that_is_a_half_is_kept_exact(anew: ModuleType) -> None:
    step = (d.SettingsChosen({"bye_points": Fraction(1, 2), "rounds": 5}),)
    assert anew.decode(anew.encode(step)) == step
