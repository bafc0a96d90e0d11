"""`--language`, for the commands and for papers: words in it, and machines' answers as ever."""

import argparse
import ast
import inspect
from pathlib import Path

import pytest

from tests import pseudo_language
from tests.cli.inside import run
from tests.desk.every_command import asked_and_changed
from tests.desk.papers import cards
from tests.documents.reading import texts
from tests.message_files import texts as messages_of
from tourneydesk import __main__ as start
from tourneydesk.cli.arguments import COMMANDS
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.app import program
from tourneydesk.present.messages import current_language, in_language, text
from tourneydesk.present.messages.languages import known_languages, language_keys


@pytest.fixture
def event(tmp_path: Path) -> Path:
    path = tmp_path / "open.tourney"
    how = ("--players", "12", "--rounds", "2", "--seed", "s", "-o", path)
    assert run("simulate", "us-swiss", *how).returncode == 0
    return path


@pytest.mark.parametrize("language", ["de", "es", "DE", "de_AT.UTF-8", "es-MX"])
def test_a_command_speaks_the_language_asked_for_and_only_then(event: Path, language: str) -> None:
    for asked in (["--language", language], [f"--language={language}"]):
        said = run(*asked, "show", event).stdout.decode()
        with in_language(language[:2].lower()):
            assert text("head-standings") in said
    assert current_language().key == "en"
    assert text("head-standings") in run("show", event).stdout.decode()


def test_joining_from_the_command_line_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, ...]] = []

    def window(*given: object) -> int:
        opened.append(given)
        return 0

    monkeypatch.setattr(program, "main", window)
    assert start.main(["--language", "de", "join", "10.0.0.7", "--desk", "Desk 2"]) == 0
    assert opened == [([], "de", ("10.0.0.7", "", "Desk 2"))]


@pytest.mark.parametrize("language", language_keys()[1:])
def test_what_scripts_read_is_the_same_in_every_language(
    event: Path, tmp_path: Path, language: str
) -> None:
    asked = ["--language", language]
    shown = run("show", event, "--json")
    assert run(*asked, "show", event, "--json") == shown
    assert run(*asked, "print", event, "--list") == run("print", event, "--list")
    lines = [*asked_and_changed(open_for_reading(event).event), "not JSON", {"do": "drop"}]
    batch = "\n".join(map(str, lines)).replace("'", '"').encode()
    copy = tmp_path / "copy.tourney"
    copy.write_bytes(event.read_bytes())
    assert run(*asked, "batch", copy, stdin=batch).stdout == run("batch", event, stdin=batch).stdout


@pytest.mark.parametrize("language", language_keys()[1:])
def test_an_event_made_again_ends_with_the_same_line_for_scripts(
    event: Path, tmp_path: Path, language: str
) -> None:
    held, codes = open_for_reading(event).event, tmp_path / "codes.txt"
    codes.write_text("\n".join(cards(held)), encoding="utf-8")
    ended = [
        run(*asked, "import", codes, "--name", "Open", "-o", tmp_path / f"{at}.tourney")
        for at, asked in enumerate(([], ["--language", language]))
    ]
    assert [one.returncode for one in ended] == [0, 0]
    english, other = (one.stdout.splitlines() for one in ended)
    assert english[-1] == other[-1]
    assert english[0] != other[0]


def test_papers_have_a_language_of_their_own(event: Path, tmp_path: Path) -> None:
    out = tmp_path / "papers.pdf"
    ended = run("print", event, "standings", "tables", "--language", "de", "-o", out)
    (standings, tables) = texts(out.read_bytes())
    with in_language("de"):
        assert text("paper-name-standings") in standings
        assert text("paper-name-tables", "us-swiss") in tables
    assert text("paper-name-standings") in ended.stdout.decode()
    ended = run("--language", "de", "print", event, "standings", "--language", "es", "-o", out)
    (standings,) = texts(out.read_bytes())
    with in_language("es"):
        assert text("paper-name-standings") in standings
    with in_language("de"):
        assert text("paper-name-standings") in ended.stdout.decode()


def test_a_language_that_is_a_copied_folder_is_spoken_and_printed(
    event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "papers.pdf"
    pseudo_language.make(tmp_path / "locale", "xx", pseudo_language.strange)
    with pseudo_language.spoken_from(tmp_path / "locale", monkeypatch):
        ended = run("--language", "xx", "print", event, "standings", "-o", out)
        with in_language("xx"):
            strange = text("paper-name-standings")
        helped = run("--language", "xx", "--help").stdout.decode()
    assert strange == pseudo_language.strange("Standings")
    assert strange in ended.stdout.decode()
    assert strange in texts(out.read_bytes())[0]
    assert "Show an event" not in helped
    assert pseudo_language.strange("options") in helped


@pytest.mark.parametrize(
    "asked",
    [
        ["--language", "tlh", "show", "x"],
        ["--language=tlh", "--help"],
        ["print", "x", "--language", "tlh"],
        ["--language", "tlh"],
    ],
)
def test_an_unknown_language_is_wrong_usage_and_the_known_ones_are_named(
    asked: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        start.main(asked)
    assert ended.value.code == 2
    said = capfd.readouterr().err
    assert len(said.splitlines()) == 1
    assert "tlh" in said
    assert all(f"{one.key} ({one.name})" in said for one in known_languages())


def test_the_window_is_asked_for_with_its_file_and_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[tuple[list[str], str | None]] = []

    def window(arguments: list[str], language: str | None) -> int:
        opened.append((arguments, language))
        return 0

    monkeypatch.setattr(program, "main", window)
    for asked in (["--language", "de", "x.tourney"], ["x.tourney"], ["--language=es"]):
        assert start.main(asked) == 0
    assert opened == [(["x.tourney"], "de"), (["x.tourney"], None), ([], "es")]


@pytest.mark.parametrize("language", language_keys()[1:])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_is_in_the_language_asked_for(command: str, language: str) -> None:
    said = " ".join(run("--language", language, command, "--help").stdout.decode().split())
    english = [
        one for key, one in messages_of("en", "cli").items() if key.startswith(("usage", "argu"))
    ]
    assert [one for one in english if len(one) > 9 and one in said] == []


def test_what_argparse_says_by_itself_is_among_the_messages() -> None:
    """In English the messages are argparse's own words, which is how they are found."""
    said = {
        part.value
        for call in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "_"
        for part in call.args
        if isinstance(part, ast.Constant)
    }
    own = [text(one) for one in messages_of("en", "cli") if one.startswith("arguments-")]
    assert [one for one in own if one not in said] == []
