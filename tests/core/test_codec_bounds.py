"""What no version of the program ever wrote is refused as it is read, at once."""

from time import perf_counter

import pytest

from tourneydesk.core import codec

RESULT = '[{"did":"ResultRecorded","round":1,"table":1,"result":%s}]'
SCORES = RESULT % '{"as":"scores","scores":{"1":%s}}'
OPENED = '[{"did":"EventOpened","format":"x","name":%s,"seed":"s","settings":%s}]'
REASON = (
    '[{"did":"RoundPosted","round":{"number":1,"kind":"swiss","tables":[],'
    '"reasons":[{"code":"c","rule":"r","facts":{"x":%s}}]}}]'
)

NOT_STEPS = {
    "a fraction with an absurd exponent": SCORES % '"1e999999999"',
    "a division by nothing": SCORES % '"1/0"',
    "a decimal": SCORES % "1.5",
    "not a number": SCORES % "NaN",
    "without end": SCORES % "Infinity",
    "5,000 digits": SCORES % ("9" * 5000),
    "101 digits": SCORES % ("9" * 101),
    "a fraction of 101 digits": SCORES % f'"{"9" * 101}"',
    "true as a number": SCORES % "true",
    "a fraction in another script's digits": SCORES % '"٣"',
    "a number as a text": '[{"did":"Undone","step":"2"}]',
    "a decimal as a whole number": '[{"did":"Undone","step":2.0}]',
    "true as a whole number": '[{"did":"Undone","step":true}]',
    "one as true": '[{"did":"PlayersCheckedIn","players":[1],"here":1}]',
    "a number as a name": OPENED % ("5", "{}"),
    "half a character": OPENED % ('"\\ud800"', "{}"),
    "a very long text": OPENED % (f'"{"x" * 10_001}"', "{}"),
    "a list inside a setting's list": OPENED % ('"n"', '{"a":[[1]]}'),
    "a mapping as a setting": OPENED % ('"n"', '{"a":{}}'),
    "settings that are a list": OPENED % ('"n"', "[]"),
    "a list inside a fact": REASON % "[[1]]",
    "a mapping as a fact": REASON % '{"x":1}',
    "a fact's absurd fraction": REASON % '{"fraction":"1e999999999"}',
    "a key with a nought before it": RESULT % '{"as":"scores","scores":{"01":5}}',
    "a key with a blank": RESULT % '{"as":"scores","scores":{" 1":5}}',
    "a deep list": "[" * 200_000 + "]" * 200_000,
    "a deep mapping": '[{"did":"NoteAdded","text":' + '{"a":' * 90_000 + "1" + "}" * 90_001 + "]",
    "no decision": "[]",
    "a decision without a kind": '[{"text":"x"}]',
    "a kind that is a list": '[{"did":["NoteAdded"],"text":"x"}]',
    "not JSON": "\x00",
    "too long": f'[{{"did":"NoteAdded","text":"{" " * codec.LONGEST_STEP}"}}]',
}


@pytest.mark.parametrize("text", NOT_STEPS.values(), ids=NOT_STEPS.keys())
def test_what_no_program_wrote_is_refused_at_once(text: str) -> None:
    begun = perf_counter()
    with pytest.raises(codec.CodecError) as wrong:
        codec.decode(text)
    assert not wrong.value.newer
    assert perf_counter() - begun < 1


@pytest.mark.parametrize(
    "text",
    [
        '[{"did":"PlayerPromoted","player":1}]',
        '[{"did":"NoteAdded","text":"x","color":"red"}]',
        '[{"did":"PlayersAdded","players":[{"id":1,"name":"x","mentor":true}]}]',
    ],
)
def test_what_a_later_version_may_have_written_is_told_apart(text: str) -> None:
    with pytest.raises(codec.CodecError) as wrong:
        codec.decode(text)
    assert wrong.value.newer


def test_texts_of_digits_and_whole_characters_written_as_pairs_are_read() -> None:
    text = OPENED % (f'"{"9" * 200}"', "{}")
    assert codec.encode(codec.decode(text))
    (opened,) = codec.decode(OPENED % ('"\\ud83d\\ude00"', "{}"))
    assert getattr(opened, "name", "") == "😀"
