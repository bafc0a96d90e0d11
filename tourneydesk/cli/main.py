"""The commands: which there are, what they take, and how they end."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tourneydesk import __version__
from tourneydesk.cli.streams import to_errors
from tourneydesk.cli.words import USAGE
from tourneydesk.core.journal.digest import FULL, cleaned
from tourneydesk.core.sayings import Refused
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.store.trouble import FileTrouble

COMMANDS = (
    *("batch", "show", "check", "verify", "attest", "history", "branch"),
    *("print", "simulate", "demo", "import", "recover"),
)


class _WrongValue(Exception):
    """A value of an option that cannot be, in a whole sentence to which argparse adds nothing."""


def main(arguments: Sequence[str]) -> int:
    """Runs one command; 0 = done, 1 = refused (one sentence on stderr), 2 = wrong usage."""
    parser = _parser()
    try:
        asked = parser.parse_args(arguments)
    except _WrongValue as wrong:
        to_errors(f"{wrong}\n")
        raise SystemExit(2) from None
    if asked.command == "print" and asked.list and asked.documents:
        parser.error(USAGE["list_alone"])
    try:
        return _run(asked)
    except FileTrouble as trouble:
        from tourneydesk.cli.recover import recovery_sentence

        return _sorry(recovery_sentence(trouble))
    except Refused as refused:
        # A made-up event speaks in its format's own words.
        event = getattr(refused, "event", None)
        return _sorry(" ".join(say(problem, event) for problem in refused.problems))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        from tourneydesk.cli.faults import fault_sentence

        return _sorry(fault_sentence(fault))


def _run(asked: argparse.Namespace) -> int:  # noqa: C901  # a case for each command
    # Each command is imported when it is asked for: starting is what a script does most.
    match asked.command:
        case "batch":
            from tourneydesk.cli.batch.batch import run_batch

            return run_batch(asked.file, sys.stdin.buffer, sys.stdout.buffer)
        case "show":
            from tourneydesk.cli.show import show

            return show(asked.file, as_json=asked.json)
        case "check":
            from tourneydesk.cli.check import check

            return check(asked.file)
        case "verify":
            from tourneydesk.cli.check import verify

            return verify(asked.file)
        case "attest":
            from tourneydesk.cli.check import attest_paper

            return attest_paper(asked.file, asked.revision, asked.digest)
        case "history":
            from tourneydesk.cli.batch.history import show_history

            return show_history(asked.file)
        case "branch":
            from tourneydesk.cli.batch.history import branch_file

            return branch_file(asked.file, asked.step, asked.output)
        case "print":
            from tourneydesk.cli.printing import print_papers

            how = (asked.paper, asked.round, asked.tables, asked.up, asked.output)
            return print_papers(asked.file, asked.documents, *how, names_only=asked.list)
        case "simulate":
            from tourneydesk.cli.simulate import simulate

            return simulate(
                asked.format, asked.players, asked.rounds, asked.set, asked.seed, asked.output
            )
        case "recover":
            from tourneydesk.cli.recover import recover_file

            return recover_file(asked.file, asked.output)
        case "import":
            from tourneydesk.cli.import_papers import import_codes

            return import_codes(asked.codes, asked.name, asked.output)
        case _:
            from tourneydesk.cli.simulate import demo

            return demo(asked.output)


def _sorry(*sentences: str) -> int:
    to_errors(" ".join(sentences) + "\n")
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tourneydesk", description=USAGE["program"])
    parser.add_argument("--version", action="version", version=__version__, help=USAGE["version"])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    made = {name: commands.add_parser(name, help=USAGE[name]) for name in COMMANDS}
    reading = ("show", "check", "verify", "attest", "history", "branch", "print", "recover")
    for name in ("batch", *reading):
        made[name].add_argument("file", type=Path, metavar="FILE", help=USAGE["file"])
    made["show"].add_argument("--json", action="store_true", help=USAGE["json"])
    attest = made["attest"]
    attest.add_argument(
        "--revision", type=_revision, required=True, metavar="N", help=USAGE["revision"]
    )
    attest.add_argument(
        "--digest", type=_digest, required=True, metavar="HEX", help=USAGE["digest"]
    )
    branch = made["branch"]
    branch.add_argument("--step", type=_count, required=True, metavar="N", help=USAGE["step"])
    branch.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=USAGE["output"]
    )
    _add_printing(made["print"])
    simulate = made["simulate"]
    simulate.add_argument("format", metavar="FORMAT", help=USAGE["format"])
    simulate.add_argument("--players", type=int, required=True, metavar="N", help=USAGE["players"])
    simulate.add_argument("--rounds", type=_count, metavar="R", help=USAGE["rounds"])
    simulate.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", help=USAGE["set"]
    )
    simulate.add_argument("--seed", required=True, metavar="S", help=USAGE["seed"])
    simulate.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=USAGE["output"]
    )
    made["recover"].add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=USAGE["output"]
    )
    back = made["import"]
    back.add_argument("codes", type=Path, nargs="+", metavar="CODES", help=USAGE["codes"])
    back.add_argument("--name", metavar="NAME", help=USAGE["rebuilt_name"])
    back.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help=USAGE["output"]
    )
    made["demo"].add_argument(
        "-o",
        "--output",
        type=Path,
        default=Path("build/demo"),
        metavar="FOLDER",
        help=USAGE["folder"],
    )
    return parser


def _add_printing(printing: argparse.ArgumentParser) -> None:
    printing.add_argument("documents", nargs="*", metavar="DOCUMENT", help=USAGE["documents"])
    printing.add_argument("--list", action="store_true", help=USAGE["list"])
    printing.add_argument("--round", type=_count, metavar="N", help=USAGE["print_round"])
    printing.add_argument(
        "--paper", choices=("letter", "a4", "card"), default="letter", help=USAGE["paper"]
    )
    printing.add_argument("--tables", metavar="T", help=USAGE["tables"])
    printing.add_argument("--up", type=int, choices=(1, 2, 3, 4), help=USAGE["up"])
    printing.add_argument("-o", "--output", type=Path, metavar="FILE", help=USAGE["pdf"])


def _count(text: str) -> int:
    """A number of rounds; argparse says so where it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(USAGE["count"].format(text=text))
    return int(text)


def _revision(text: str) -> int:
    """A revision of an event, from 1."""
    try:
        number = _count(text)
    except argparse.ArgumentTypeError:
        number = 0
    if number < 1:
        raise _WrongValue(messages.text("revision-wrong"))
    return number


def _digest(text: str) -> str:
    """A digest as it stands on paper, in any spelling."""
    digest = cleaned(text)
    if digest is None:
        raise _WrongValue(messages.text("digest-wrong", most=FULL))
    return digest
