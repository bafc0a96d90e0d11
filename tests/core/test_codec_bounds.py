"""What no version of the program ever wrote is refused as it is read, at once."""

from fractions import Fraction

import pytest

from tests.core.codecs import started_anew
from tests.patience import SECONDS
from tourneydesk.core import decisions as d
from tourneydesk.core.journal import codec
from tourneydesk.core.results import ScoreResult

RESULT = '[{"did":"ResultRecorded","round":1,"table":1,"result":%s}]'
SCORES = RESULT % '{"as":"scores","scores":{"1":%s}}'
OPENED = '[{"did":"EventOpened","format":"x","name":%s,"seed":"s","settings":%s}]'
REASON = (
    '[{"did":"RoundPosted","round":{"number":1,"kind":"swiss","tables":[],'
    '"reasons":[{"code":"c","rule":"r","facts":{"x":%s}}]}}]'
)

EXACT, WHOLE, KEY = "not an exact number", "not a whole number", "not a number as it is written"
FACT, LIST = "not a figure or a word", "not a list of figures or words"
PYTHON = ""
"""Python or its JSON reader says what is wrong, in other words with each version."""

NOT_STEPS = {
    "a fraction with an absurd exponent": (SCORES % '"1e999999999"', EXACT),
    "a division by nothing": (SCORES % '"1/0"', PYTHON),
    "a decimal": (SCORES % "1.5", "1.5 is no exact number"),
    "not a number": (SCORES % "NaN", "NaN is no exact number"),
    "without end": (SCORES % "Infinity", "Infinity is no exact number"),
    "5,000 digits": (SCORES % ("9" * 5000), PYTHON),
    "101 digits": (SCORES % ("9" * 101), "a number has too many digits"),
    "a fraction of 101 digits": (SCORES % f'"{"9" * 101}"', EXACT),
    "true as a number": (SCORES % "true", EXACT),
    "a fraction in another script's digits": (SCORES % '"٣"', EXACT),
    "a number as a text": ('[{"did":"Undone","step":"2"}]', WHOLE),
    "a decimal as a whole number": ('[{"did":"Undone","step":2.0}]', "2.0 is no exact number"),
    "true as a whole number": ('[{"did":"Undone","step":true}]', WHOLE),
    "one as true": (
        '[{"did":"PlayersCheckedIn","players":[1],"here":1}]',
        "neither true nor false",
    ),
    "a number as a name": (OPENED % ("5", "{}"), "not a text"),
    "half a character": (OPENED % ('"\\ud800"', "{}"), PYTHON),
    "a very long text": (OPENED % (f'"{"x" * 10_001}"', "{}"), "a text of 10001 characters"),
    "a list inside a setting's list": (OPENED % ('"n"', '{"a":[[1]]}'), LIST),
    "a mapping as a setting": (OPENED % ('"n"', '{"a":{}}'), FACT),
    "settings that are a list": (OPENED % ('"n"', "[]"), PYTHON),
    "a list inside a fact": (REASON % "[[1]]", LIST),
    "a mapping as a fact": (REASON % '{"x":1}', FACT),
    "a fact's absurd fraction": (REASON % '{"fraction":"1e999999999"}', EXACT),
    "a key with a nought before it": (RESULT % '{"as":"scores","scores":{"01":5}}', KEY),
    "a key with a blank": (RESULT % '{"as":"scores","scores":{" 1":5}}', KEY),
    "a deep list": ("[" * 200_000 + "]" * 200_000, PYTHON),
    "a deep mapping": (
        '[{"did":"NoteAdded","text":' + '{"a":' * 90_000 + "1" + "}" * 90_001 + "]",
        PYTHON,
    ),
    "no decision": ("[]", "a step is a list of decisions"),
    "a decision without a kind": ('[{"text":"x"}]', PYTHON),
    "a kind that is a list": ('[{"did":["NoteAdded"],"text":"x"}]', PYTHON),
    "not JSON": ("\x00", PYTHON),
    "too long": (
        f'[{{"did":"NoteAdded","text":"{" " * codec.LONGEST_STEP}"}}]',
        "20000031 characters",
    ),
    "the smallest number of 101 digits": (SCORES % f"1{'0' * 100}", "a number has too many digits"),
    "a key of 101 digits": (RESULT % f'{{"as":"scores","scores":{{"{"9" * 101}":5}}}}', KEY),
    "a decimal of 50 places": (SCORES % f"1.{'5' * 50}", f"1.{'5' * 38} is no exact number"),
}


@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize(("text", "cause"), NOT_STEPS.values(), ids=NOT_STEPS.keys())
def test_what_no_program_wrote_is_refused_at_once(text: str, cause: str) -> None:
    anew = started_anew()
    with pytest.raises(anew.CodecError) as wrong:
        anew.decode(text)
    assert not wrong.value.newer
    said = str(wrong.value)
    assert said.startswith("not a step of a tournament: ")
    assert said.endswith(f": {cause}") if cause else len(said) > 30


@pytest.mark.parametrize(
    "text",
    [
        '[{"did":"PlayerPromoted","player":1}]',
        '[{"did":"NoteAdded","text":"x","color":"red"}]',
        '[{"did":"PlayersAdded","players":[{"id":1,"name":"x","mentor":true}]}]',
    ],
)
def test_what_a_later_version_may_have_written_is_told_apart(text: str) -> None:
    anew = started_anew()
    with pytest.raises(anew.CodecError, match=r"^not a step of a tournament: (?!None$).") as wrong:
        anew.decode(text)
    assert wrong.value.newer is True


def test_a_decision_of_a_later_version_is_named_by_40_characters_at_most() -> None:
    kind = "Promoted" * 10
    with pytest.raises(codec.CodecError) as wrong:
        codec.decode(f'[{{"did":"{kind}"}}]')
    assert str(wrong.value) == f"not a step of a tournament: {kind[:40]} is unknown"


def test_texts_of_digits_and_whole_characters_written_as_pairs_are_read() -> None:
    text = OPENED % (f'"{"9" * 200}"', "{}")
    assert codec.encode(codec.decode(text))
    (opened,) = codec.decode(OPENED % ('"\\ud83d\\ude00"', "{}"))
    assert getattr(opened, "name", "") == "😀"


def test_the_longest_of_everything_is_read() -> None:
    step = (
        d.NoteAdded("x" * codec.LONGEST_TEXT),
        d.ResultRecorded(1, 1, ScoreResult({10**99: Fraction(10**100 - 1, 10**99)})),
    )
    assert codec.decode(codec.encode(step)) == step
    text = codec.encode(step)
    assert codec.decode(text + " " * (codec.LONGEST_STEP - len(text))) == step


def test_numbers_beside_a_text_of_many_digits_are_read() -> None:
    step = (d.NoteAdded("9" * 200), d.Undone(150_000))
    assert codec.decode(codec.encode(step)) == step
