"""The commands: how each is run, and its exit code."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext

from tourneydesk.cli.arguments import WrongValue, parser_for, take_language
from tourneydesk.cli.streams import to_errors
from tourneydesk.core.sayings import Refused
from tourneydesk.present.messages import in_language, say, sentences, text
from tourneydesk.store.trouble import FileTrouble


def main(arguments: Sequence[str]) -> int:
    """Runs one command; 0 = done, 1 = refused (one sentence on stderr), 2 = wrong usage."""
    try:
        language, rest = take_language(arguments)
        with nullcontext() if language is None else in_language(language):
            return _ended(_asked(rest))
    except WrongValue as wrong:
        to_errors(f"{wrong}\n")
        raise SystemExit(2) from None


def _asked(arguments: Sequence[str]) -> argparse.Namespace:
    parser = parser_for(arguments)
    asked = parser.parse_args(arguments)
    if asked.command == "print" and asked.list and asked.documents:
        parser.error(text("usage-list-alone"))
    return asked


def _ended(asked: argparse.Namespace) -> int:
    try:
        return _run(asked)
    except FileTrouble as trouble:
        from tourneydesk.cli.recover import recovery_sentence

        return _sorry(recovery_sentence(trouble))
    except Refused as refused:
        # A made-up event uses its format's own words.
        event = getattr(refused, "event", None)
        return _sorry(sentences(*(say(problem, event) for problem in refused.problems)))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        from tourneydesk.cli.faults import fault_sentence

        return _sorry(fault_sentence(fault))


def _run(asked: argparse.Namespace) -> int:  # noqa: C901  # a case for each command
    # Each command is imported on demand: scripts spend most of their time starting the program.
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

            how = (asked.paper, asked.round, asked.tables, asked.up, asked.language, asked.output)
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


def _sorry(said: str) -> int:
    to_errors(f"{said}\n")
    return 1
