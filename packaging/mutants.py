"""Mutation testing: changes the code in small ways and counts how often a test notices.

``python packaging/mutants.py [--seed TEXT] [--sample PACKAGES=COUNT]…`` draws a sample of mutants
from the seed, runs the tests that cover each one with mutmut, and prints the score of each package
and the mutants that survived. docs/mutation-testing.md explains the figures.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

FOLDER = Path("mutants")
STATS = FOLDER / "mutmut-stats.json"
ALL_STATS = FOLDER / "all-tests.json"

SAMPLES = ("core+store=400", "formats=300")

BUDGET = 10.0
"""Seconds of tests for one mutant, the fastest first: what survives these counts as survived."""

ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    "TOURNEYDESK_HYPOTHESIS": "mutants",
    "TOURNEYDESK_EVENTS": "8",
    "TOURNEYDESK_BIT_FLIPS": "60",
    "TOURNEYDESK_POWER_LOSSES": "500",
}
"""Fewer examples, the same ones every time: a mutant is to meet the same tests in every run."""

KILLED = {1, 3}
TIMED_OUT = {24, 36, 152, 255, -24, -9}


def main() -> int:
    options = _options()
    samples = [_read_sample(text) for text in options.sample or SAMPLES]
    _generate()
    results = _results()
    chosen = [
        name
        for packages, count in samples
        for name in drawn([*results], packages, count, options.seed)
    ]
    _limit_tests(options.budget)
    _mutmut("run", "--max-children", str(options.processes), *chosen)
    results = _results()
    outcome = {name: results[name] for name in chosen}
    (FOLDER / "sample.json").write_text(json.dumps(outcome, indent=1), "utf-8")
    for line in report(outcome):
        print(line)
    return 0


def drawn(mutants: Sequence[str], packages: Sequence[str], count: int, seed: str) -> list[str]:
    """A sample of the mutants of these packages, each as likely as the other."""
    known = sorted(name for name in mutants if {name.split(".")[1], _package(name)} & {*packages})
    label = f"{seed} {'+'.join(packages)}"
    return sorted(random.Random(label).sample(known, min(count, len(known))))


def report(outcome: dict[str, int | None]) -> Iterator[str]:
    """The score by package, then every mutant that no test noticed."""
    totals: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for name, code in outcome.items():
        for package in {name.split(".")[1], _package(name)}:
            totals[package] += 1
            noticed[package] += code in KILLED or code in TIMED_OUT
    for package in sorted(totals):
        share = noticed[package] / totals[package]
        yield f"{package:24} {noticed[package]:4} of {totals[package]:4}  {share:.1%}"
    for name, code in sorted(outcome.items()):
        if code not in KILLED and code not in TIMED_OUT:
            yield f"{name}  ({'survived' if code == 0 else f'exit {code}'})"


def _package(name: str) -> str:
    """The folder of a mutant's module: core, store, or one of the formats."""
    parts = name.split(".")
    inside = parts[1] == "formats" and not parts[2].startswith("x")
    return ".".join(parts[1:3]) if inside else parts[1]


def _generate() -> None:
    """Makes the mutants, and finds out which tests cover which function."""
    FOLDER.mkdir(exist_ok=True)
    if ALL_STATS.exists():
        STATS.write_text(ALL_STATS.read_text("utf-8"), "utf-8")
    # mutmut has no command for this alone: one mutant that few tests reach is run with it.
    _mutmut("run", "tourneydesk.core.reasons.x__with_places__mutmut_1")
    ALL_STATS.write_text(STATS.read_text("utf-8"), "utf-8")


def _limit_tests(budget: float) -> None:
    """Leaves each function the fastest tests that cover it, up to so many seconds in all."""
    stats = json.loads(ALL_STATS.read_text("utf-8"))
    durations = stats["duration_by_test"]
    covering = stats["tests_by_mangled_function_name"]
    for function, tests in covering.items():
        kept: list[str] = []
        spent = 0.0
        # pytest does not find a test again by a name with a backslash in it.
        named = [test for test in tests if "\\" not in test]
        for test in sorted(named, key=lambda test: (durations[test], test)):
            spent += durations[test]
            if kept and spent > budget:
                break
            kept.append(test)
        covering[function] = kept
    STATS.write_text(json.dumps(stats), "utf-8")


def _results() -> dict[str, int | None]:
    """Every mutant with the exit code of its tests, None if it has not been run."""
    found: dict[str, int | None] = {}
    for path in sorted((FOLDER / "tourneydesk").rglob("*.meta")):
        found.update(json.loads(path.read_text("utf-8"))["exit_code_by_key"])
    return found


def _mutmut(*arguments: str) -> None:
    command = [sys.executable, "-m", "mutmut", *arguments]
    subprocess.run(command, check=True, env={**os.environ, **ENVIRONMENT})


def _read_sample(text: str) -> tuple[tuple[str, ...], int]:
    packages, _, count = text.partition("=")
    return tuple(packages.split("+")), int(count)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sample", action="append", metavar="PACKAGES=COUNT")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests a mutant")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
