"""The command line of ``tourneydesk``: the commands, their arguments, and the language."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

from tourneydesk import __version__
from tourneydesk.cli.streams import address, file_or_address, to_output
from tourneydesk.core.journal.codec import FULL, cleaned
from tourneydesk.desk.sharing.addresses import DEFAULT_PORT
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import current_language, in_language, text
from tourneydesk.present.messages.languages import ENGLISH, find_language, known_languages

COMMANDS = (
    *("batch", "show", "check", "verify", "attest", "history", "branch"),
    *("day", "print", "export", "simulate", "demo", "import", "recover", "members"),
    *("serve", "join", "pages"),
)
_LANGUAGE = "--language"
_ARGPARSE = (
    *("usage", "commands", "options", "help", "error", "argument", "required", "unrecognized"),
    *("one", "at-least-one", "explicit", "choice", "value", "ambiguous"),
)
"""The texts of argparse itself, by the last part of their ids. The English messages match them."""


class WrongValue(Exception):
    """An invalid value of an option, as a whole sentence to which argparse adds nothing."""


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language requested before everything else, and the remaining arguments.

    WrongValue if the program does not have it.
    """
    rest, language = list(arguments), None
    while rest:
        name, equals, value = rest[0].partition("=")
        if name != _LANGUAGE or not (equals or rest[1:]):
            break
        language = _language(value if equals else rest[1])
        del rest[: 1 if equals else 2]
    return language, rest


def parser_for(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for a command line, in the current language. Only the commands named in it have
    their arguments added: the texts are looked up for them alone.
    """
    vars(argparse)["_"] = _of_argparse
    parser = argparse.ArgumentParser(prog="tourneydesk", description=text("usage-program"))
    parser.add_argument(
        "--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=text("usage-version")
    )
    parser.add_argument(_LANGUAGE, metavar="XX", help=text("usage-language"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        command_parser = commands.add_parser(name, help=text(f"usage-{name}"))
        if name in arguments:
            _ADD[name](command_parser)
    return parser


class _Version(argparse.Action):
    """Prints the versions of the program and of what it runs on, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib import metadata

        python, qt = sys.version.split()[0], metadata.version("PySide6-Essentials")
        to_output(text("program-versions", version=__version__, python=python, qt=qt) + "\n")
        parser.exit()


def _of_argparse(english: str) -> str:
    """A text of argparse, in the current language."""
    if current_language().key == ENGLISH:
        return english
    ids = [f"arguments-{id}" for id in _ARGPARSE]
    with in_language(ENGLISH):
        english_texts = [text(id) for id in ids]
    return text(ids[english_texts.index(english)]) if english in english_texts else english


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("usage-file"))


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=file_or_address, metavar="FILE", help=text("usage-file-or-address")
    )


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=text("usage-output")
    )


def _add_show(parser: argparse.ArgumentParser) -> None:
    _add_place(parser)
    parser.add_argument("--json", action="store_true", help=text("usage-json"))


def _add_attest(parser: argparse.ArgumentParser) -> None:
    _add_file(parser)
    parser.add_argument(
        "--revision", type=_revision, required=True, metavar="N", help=text("usage-revision")
    )
    parser.add_argument(
        "--digest", type=_digest, required=True, metavar="HEX", help=text("usage-digest")
    )


def _add_branch(parser: argparse.ArgumentParser) -> None:
    _add_file(parser)
    parser.add_argument("--step", type=_count, required=True, metavar="N", help=text("usage-step"))
    _add_output(parser)


def _add_day(parser: argparse.ArgumentParser) -> None:
    files = {"type": Path, "nargs": "+", "metavar": "FILE"}
    parser.add_argument("file", type=Path, metavar="NAME.tourneyday", help=text("usage-day-file"))
    parser.add_argument("--sections", **files, help=text("usage-day-sections"))  # type: ignore[arg-type]
    parser.add_argument("--add", **files, default=[], help=text("usage-day-add"))  # type: ignore[arg-type]
    parser.add_argument("--remove", **files, default=[], help=text("usage-day-remove"))  # type: ignore[arg-type]
    parser.add_argument(
        "--number-tables",
        type=_count,
        nargs="?",
        const=1,
        metavar="N",
        help=text("usage-day-number-tables"),
    )
    parser.add_argument(
        "--move", nargs=3, metavar=("FILE", "PLAYER", "FILE"), help=text("usage-day-move")
    )
    parser.add_argument("--finish-move", action="store_true", help=text("usage-day-finish"))


_PAPERS_OF_SHEETS = ("letter", "a4")
_PAPERS = (*_PAPERS_OF_SHEETS, "card", "4x6", "a6")
"""The sizes of ``documents.drawing.page``, which is slow to import."""


def _add_print(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=text("usage-file-or-day"))
    parser.add_argument("documents", nargs="*", metavar="DOCUMENT", help=text("usage-documents"))
    parser.add_argument("--list", action="store_true", help=text("usage-list"))
    parser.add_argument("--round", type=_count, metavar="N", help=text("usage-print-round"))
    parser.add_argument("--paper", choices=_PAPERS, default="letter", help=text("usage-paper"))
    parser.add_argument("--tables", metavar="T", help=text("usage-tables"))
    parser.add_argument("--players", metavar="P", help=text("usage-players-of-papers"))
    parser.add_argument("--up", type=_count, metavar="N", help=text("usage-up"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=text("usage-option")
    )
    parser.add_argument(_LANGUAGE, type=_language, metavar="XX", help=text("usage-print-language"))
    parser.add_argument("--logo", type=Path, metavar="FILE", help=text("usage-logo"))
    parser.add_argument("--footer", default="", metavar="TEXT", help=text("usage-footer"))
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=text("usage-pdf"))


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=text("usage-export-files")
    )
    parser.add_argument("--to", required=True, metavar="KIND", help=text("usage-export-to"))
    parser.add_argument("--version", metavar="N", help=text("usage-export-version"))
    parser.add_argument("--check", action="store_true", help=text("usage-export-check"))
    parser.add_argument(
        "--paper", choices=_PAPERS_OF_SHEETS, default="letter", help=text("usage-export-paper")
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="PATH", help=text("usage-export-output")
    )


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    calling = [key for key, fmt in FORMATS.items() if fmt.correct is not None]
    parser.add_argument(
        "format", metavar="FORMAT", help=text("usage-format", example=next(iter(FORMATS)))
    )
    parser.add_argument(
        "--players", type=int, required=True, metavar="N", help=text("usage-players")
    )
    parser.add_argument(
        "--rounds", type=_count, metavar="R", help=text("usage-rounds", calling=calling)
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help=text("usage-set")
    )
    parser.add_argument("--seed", required=True, metavar="S", help=text("usage-seed"))
    _add_output(parser)


def _add_demo(parser: argparse.ArgumentParser) -> None:
    folder = Path("build/demo")
    parser.add_argument(
        *("-o", "--output"),
        type=Path,
        default=folder,
        metavar="FOLDER",
        help=text("usage-folder", default=folder.as_posix()),
    )


def _add_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("codes", type=Path, nargs="+", metavar="CODES", help=text("usage-codes"))
    parser.add_argument("--name", metavar="NAME", help=text("usage-rebuilt-name"))
    _add_output(parser)


def _add_recover(parser: argparse.ArgumentParser) -> None:
    _add_file(parser)
    _add_output(parser)


def _add_members(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("list", type=Path, nargs="?", metavar="LIST", help=text("usage-list-file"))


def _add_serve(parser: argparse.ArgumentParser) -> None:
    _add_file(parser)
    parser.add_argument("--host", metavar="ADDRESS", help=text("usage-serve-host"))
    parser.add_argument(
        "--port",
        type=_port,
        default=DEFAULT_PORT,
        metavar="N",
        help=text("usage-serve-port", default=str(DEFAULT_PORT)),
    )
    parser.add_argument("--desk", metavar="NAME", help=text("usage-serve-desk"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=text("usage-serve-data"))
    parser.add_argument(
        "--server", type=address, metavar="ADDRESS", help=text("usage-serve-server")
    )


def _add_pages(parser: argparse.ArgumentParser) -> None:
    _add_file(parser)
    parser.add_argument("--host", metavar="ADDRESS", help=text("usage-pages-host"))
    parser.add_argument("--port", type=_port, metavar="N", help=text("usage-pages-port"))


def _add_join(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("address", nargs="?", metavar="ADDRESS", help=text("usage-join-address"))
    parser.add_argument("--code", metavar="CODE", help=text("usage-join-code"))
    parser.add_argument("--desk", metavar="NAME", help=text("usage-serve-desk"))


_ADD: Mapping[str, Callable[[argparse.ArgumentParser], None]] = {
    **dict.fromkeys(("batch", "check", "verify", "history"), _add_place),
    "serve": _add_serve,
    "join": _add_join,
    "pages": _add_pages,
    "show": _add_show,
    "attest": _add_attest,
    "branch": _add_branch,
    "day": _add_day,
    "print": _add_print,
    "export": _add_export,
    "simulate": _add_simulate,
    "demo": _add_demo,
    "import": _add_import,
    "recover": _add_recover,
    "members": _add_members,
}


def _language(locale_name: str) -> str:
    key = find_language(locale_name)
    if key is None:
        known = tuple(
            text("language-key-name", key=language.key, name=language.name)
            for language in known_languages()
        )
        raise WrongValue(text("language-unknown", language=locale_name, known=known))
    return key


def _count(given: str) -> int:
    """A number of rounds; argparse reports anything else."""
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise argparse.ArgumentTypeError(text("usage-count", given=given))
    return int(given)


def _port(given: str) -> int:
    if not (given.isascii() and given.isdigit() and len(given) < 6 and int(given) < 65536):
        raise argparse.ArgumentTypeError(text("usage-port", given=given))
    return int(given)


def _revision(given: str) -> int:
    """A revision of an event, from 1."""
    try:
        number = _count(given)
    except argparse.ArgumentTypeError:
        number = 0
    if number < 1:
        raise WrongValue(text("revision-wrong"))
    return number


def _digest(given: str) -> str:
    """A digest as printed on paper, in any spelling."""
    digest = cleaned(given)
    if digest is None:
        raise WrongValue(text("digest-wrong", most=FULL))
    return digest


# `tourneydesk join`: opens the window at an event of another desk.


def join_request(arguments: Sequence[str], language: str | None) -> tuple[str, str, str]:
    """The address, the code and the desk's name in a command line, each empty if it is not there.
    For the window, which `tourneydesk.__main__` opens.
    """
    with nullcontext() if language is None else in_language(language):
        parsed = parser_for(arguments).parse_args(arguments)
    return parsed.address or "", parsed.code or "", parsed.desk or ""
