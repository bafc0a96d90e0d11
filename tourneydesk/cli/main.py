"""The commands: how each is run, and its exit code."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext

from tourneydesk.cli.arguments import WrongValue, parser_for, take_language
from tourneydesk.cli.streams import to_errors
from tourneydesk.core.reasons import Refused
from tourneydesk.present.messages import in_language, say, sentences, text
from tourneydesk.store.errors import FileTrouble


def main(arguments: Sequence[str]) -> int:
    """Runs one command; 0 = done, 1 = refused (one sentence on stderr), 2 = wrong usage."""
    try:
        language, rest = take_language(arguments)
        with nullcontext() if language is None else in_language(language):
            return _exit_code(_parsed(rest))
    except WrongValue as wrong:
        to_errors(f"{wrong}\n")
        raise SystemExit(2) from None


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = parser_for(arguments)
    parsed = parser.parse_args(arguments)
    if parsed.command == "print" and parsed.list and parsed.documents:
        parser.error(text("usage-list-alone"))
    return parsed


def _exit_code(parsed: argparse.Namespace) -> int:
    try:
        return _run(parsed)
    except FileTrouble as trouble:
        from tourneydesk.cli.check import recovery_sentence

        return _fail(recovery_sentence(trouble))
    except Refused as refused:
        # A made-up event uses its format's own words.
        event = getattr(refused, "event", None)
        return _fail(sentences(*(say(problem, event) for problem in refused.problems)))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as fault:
        from tourneydesk.cli.streams import fault_sentence

        return _fail(fault_sentence(fault))


def _run(parsed: argparse.Namespace) -> int:  # noqa: C901  # a case for each command
    # Each command is imported on demand: scripts spend most of their time starting the program.
    match parsed.command:
        case "batch":
            from tourneydesk.cli.batch.batch import run_batch

            return run_batch(parsed.file, sys.stdin.buffer, sys.stdout.buffer)
        case "show":
            from tourneydesk.cli.show import show

            return show(parsed.file, as_json=parsed.json)
        case "check":
            from tourneydesk.cli.check import check

            return check(parsed.file)
        case "verify":
            from tourneydesk.cli.check import verify

            return verify(parsed.file)
        case "attest":
            from tourneydesk.cli.check import attest_paper

            return attest_paper(parsed.file, parsed.revision, parsed.digest)
        case "history":
            from tourneydesk.cli.batch.queries import show_history

            return show_history(parsed.file)
        case "branch":
            from tourneydesk.cli.batch.queries import branch_file

            return branch_file(parsed.file, parsed.step, parsed.output)
        case "day":
            from tourneydesk.cli.day import DayChanges, day_command, move_of

            changes = DayChanges(
                parsed.sections,
                parsed.add,
                parsed.remove,
                parsed.number_tables,
                None if parsed.move is None else move_of(parsed.move),
                parsed.finish_move,
            )
            return day_command(parsed.file, changes)
        case "print":
            from tourneydesk.cli.printing import print_papers

            options = (
                parsed.paper,
                parsed.round,
                parsed.tables,
                parsed.players,
                [*([] if parsed.up is None else [f"up={parsed.up}"]), *parsed.option],
                parsed.language,
                parsed.output,
                parsed.logo,
                parsed.footer,
            )
            return print_papers(parsed.file, parsed.documents, *options, names_only=parsed.list)
        case "export":
            from tourneydesk.cli.export import export

            return export(
                parsed.files,
                parsed.to,
                parsed.version,
                parsed.output,
                parsed.paper,
                check=parsed.check,
            )
        case "simulate":
            from tourneydesk.cli.simulate import simulate

            return simulate(
                parsed.format, parsed.players, parsed.rounds, parsed.set, parsed.seed, parsed.output
            )
        case "serve":
            from tourneydesk.cli.serve import serve

            return serve(
                parsed.file, parsed.host, parsed.port, parsed.desk, parsed.data, parsed.server
            )
        case "pages":
            from tourneydesk.cli.serve import serve_pages

            return serve_pages(parsed.file, parsed.host, parsed.port)
        case "recover":
            from tourneydesk.cli.check import recover_file

            return recover_file(parsed.file, parsed.output)
        case "members":
            from tourneydesk.cli.imports import members

            return members(parsed.list)
        case "import":
            from tourneydesk.cli.imports import import_report, is_report

            if len(parsed.codes) == 1 and is_report(parsed.codes[0]):
                return import_report(parsed.codes[0], parsed.name, parsed.output)
            from tourneydesk.cli.imports import import_codes

            return import_codes(parsed.codes, parsed.name, parsed.output)
        case _:
            from tourneydesk.cli.simulate import demo

            return demo(parsed.output)


def _fail(sentence: str) -> int:
    to_errors(f"{sentence}\n")
    return 1
