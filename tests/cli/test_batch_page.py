"""docs/batch.md: every command and field is on the page, and its examples answer as written."""

import io
import json
import re
from pathlib import Path

import pytest

from tourneydesk.cli import arguments, main
from tourneydesk.cli.batch.batch import run_batch
from tourneydesk.cli.batch.commands import COMMANDS
from tourneydesk.cli.batch.requests import fields_of
from tourneydesk.core.journal.bounds import DETAILS

PAGE = (Path(__file__).parents[2] / "docs" / "batch.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```batch\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = re.findall(r"^```csv (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
REST = "…"
"""What the page leaves out."""


def rows() -> dict[str, tuple[str, ...]]:
    """The fields of each command as its row in the tables names them."""
    tables = PAGE.partition("### The event")[2].partition("### Shapes")[0]
    found = re.findall(r"^\| `(\w+)` \| ([^|]*) \| [^|]+ \|$", tables, re.MULTILINE)
    return {name: tuple(re.findall(r"`(\w+)`", fields)) for name, fields in found if name != "do"}


def test_every_command_is_on_the_page_with_its_fields_in_order() -> None:
    declared = {name: fields_of(command) for name, command in COMMANDS.items()}
    assert rows() == {
        name: ("details", *DETAILS) if fields is None else fields
        for name, fields in declared.items()
    }


def test_every_command_of_the_shell_is_on_the_page_with_its_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = PAGE.partition("## Commands")[2].partition("## Batch")[0].replace(r"\|", "or")
    lines = dict(re.findall(r"^\| `(\w+)([^|]*)` \|", table, re.MULTILINE))
    assert set(lines) == set(arguments.COMMANDS)
    for name, line in lines.items():
        with pytest.raises(SystemExit):
            main.main([name, "--help"])
        usage = capsys.readouterr().out.partition("\n\n")[0]
        options = set(re.findall(r"(?<![\w-])--?[a-z]+", usage)) - {"-h"}
        assert options - {"--list"} == set(re.findall(r"(?<![\w-])--?[a-z]+", line)), name


def test_every_command_has_an_example() -> None:
    asked = set(re.findall(r'^> \{"do": "(\w+)"', PAGE, re.MULTILINE))
    assert asked == set(COMMANDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_answers_as_written(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES:
        Path(name).write_text(text, encoding="utf-8")
    asked, written = lines_of(example)
    said = io.BytesIO()
    assert run_batch(Path("event.tourney"), io.BytesIO(asked.encode()), said) == 0
    replies = [json.loads(line) for line in said.getvalue().splitlines()]
    assert len(replies) == len(written)
    for request, reply, expected in zip(asked.splitlines(), replies, written, strict=True):
        assert agrees(reply, expected), f"{request}\n{json.dumps(reply, ensure_ascii=False)}"


def lines_of(example: str) -> tuple[str, list[object]]:
    """What an example asks, and the replies that it shows."""
    lines = example.splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return "".join(f"{line[2:]}\n" for line in lines[::2]), [shown(one[2:]) for one in lines[1::2]]


def shown(text: str) -> object:
    """A reply as the page shows it; what is left out becomes REST."""
    text = re.sub(r"([:\[,] ?)…(?=[,}\]])", rf'\1"{REST}"', text)
    text = re.sub(rf'([{{,] ?)(?:"{REST}"|…)(?=\}})', rf'\1"{REST}": 0', text)
    return json.loads(text)


def agrees(reply: object, expected: object) -> bool:
    """Whether a reply is what the page shows, with anything in place of REST."""
    match expected:
        case str() if expected == REST:
            return True
        case dict():
            named = {key: value for key, value in expected.items() if key != REST}
            return (
                isinstance(reply, dict)
                and (
                    reply.keys() >= named.keys()
                    if REST in expected
                    else reply.keys() == named.keys()
                )
                and all(agrees(reply[key], value) for key, value in named.items())
            )
        case list():
            named_first = [one for one in expected if one != REST]
            return (
                isinstance(reply, list)
                and (
                    len(reply) >= len(named_first)
                    if REST in expected
                    else len(reply) == len(expected)
                )
                and all(map(agrees, reply, named_first))
            )
        case _:
            return reply == expected and type(reply) is type(expected)
