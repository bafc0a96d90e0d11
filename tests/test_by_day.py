"""By day every run tries the same: examples, order of tests, and nothing of the machine's own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test, settings

from tests.patience import SECONDS
from tests.thoroughness import INNER

ROOT = Path(__file__).parent.parent
ORDERED = "tests/core/test_name_parts.py"

PROPERTY = """
import os
from importlib import import_module

from hypothesis import given, settings, strategies as st

from tests.by_day import load_profile

load_profile()
for module in os.environ["LOADED"].split():
    import_module(module)


@settings(max_examples=100)
@given(st.text(), st.integers(), st.sampled_from(["Ann", "Bo", "Cy"]))
def example(text, number, name):
    print(ascii((text, number, name)))
    assert not (os.environ["FAILS"] and number > 0)


example()
"""


def examples(folder: Path, profile: str, *, seed: int, loaded: str = "", fails: str = "") -> str:
    """What a property tries in a process of its own, in a folder with what hypothesis saved."""
    program = folder / "property.py"
    program.write_text(PROPERTY)
    own = {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": f"{seed}", "LOADED": loaded, "FAILS": fails}
    process = subprocess.run(
        [sys.executable, str(program)],
        cwd=folder,
        env={**os.environ, **own, "TOURNEYDESK_HYPOTHESIS": profile},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (process.returncode != 0) is bool(fails), process.stderr
    return process.stdout


def order(*arguments: str) -> list[str]:
    """The tests of a file, in the order in which they would run."""
    own = {"QT_QPA_PLATFORM": "offscreen", "TOURNEYDESK_HYPOTHESIS": "house"}
    process = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", *arguments, ORDERED],
        cwd=ROOT,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    return [line for line in process.stdout.splitlines() if line.startswith(ORDERED)]


def test_a_property_tries_the_same_by_day_whatever_is_saved_or_loaded(tmp_path: Path) -> None:
    first = examples(tmp_path, "house", seed=1)
    assert first.count("\n") >= 100
    assert not (tmp_path / ".hypothesis/examples").exists()
    failed = examples(tmp_path, "nightly", seed=1, fails="yes")
    assert any((tmp_path / ".hypothesis/examples").iterdir()), "by night it is remembered"
    # By night what failed comes first.
    again = examples(tmp_path, "nightly", seed=1).splitlines()
    assert again[0] == failed.splitlines()[-1]
    assert examples(tmp_path, "house", seed=2, loaded="tourneydesk.formats") == first


def test_every_property_goes_by_the_profile(request: pytest.FixtureRequest) -> None:
    """Those with settings of their own too."""
    usual = settings.default
    assert usual is not None
    properties = [
        item
        for item in request.session.items
        if isinstance(item, pytest.Function) and is_hypothesis_test(item.obj)
    ]
    for item in properties:
        own = getattr(item.obj, INNER, None) or item.cls.settings
        assert (own.derandomize, own.database) == (usual.derandomize, usual.database), item


def test_cases_have_an_order_of_their_own(request: pytest.FixtureRequest) -> None:
    """A set has another in each process, and processes that share tests must agree on it."""
    sets = [
        item.nodeid
        for item in request.session.items
        for marker in item.iter_markers("parametrize")
        for value in (*marker.args, *marker.kwargs.values())
        if isinstance(value, set | frozenset)
    ]
    assert sets == []


ZONE = """
import time
import tests.conftest
from PySide6.QtCore import QLocale

print(time.tzname, QLocale.system().name(), QLocale.system().uiLanguages())
"""


def test_the_zone_and_the_language_of_the_machine_are_no_matter(tmp_path: Path) -> None:
    machines = [
        {"TZ": "Asia/Kathmandu", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"},
        {"TZ": "America/Lima", "LC_ALL": "es_PE.UTF-8"},
    ]
    said = [
        subprocess.check_output(
            [sys.executable, "-c", ZONE],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(tmp_path), **one},
            text=True,
            timeout=SECONDS,
        )
        for one in machines
    ]
    assert said[0].startswith("('UTC', 'UTC')")
    assert said[0] == said[1]


UNSEEDED = re.compile(
    r"\bRandom\(\)|\bSystemRandom|\burandom\b|\btoday\(\)|^(?:import|from) (?:secrets|uuid)\b", re.M
)


def test_no_test_draws_without_a_seed_or_goes_by_the_day() -> None:
    files = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    assert [path for path in files if UNSEEDED.search(path.read_text("utf-8"))] == []


def test_tests_run_in_one_order_by_day_and_in_another_when_asked() -> None:
    by_day = order()
    assert by_day == order("-p", "no:randomly")
    for asked in (["--randomly-seed=2"], ["-p", "randomly"]):
        shuffled = order(*asked)
        assert shuffled != by_day
        assert sorted(shuffled) == sorted(by_day)


def test_no_connection_to_a_file_waits_for_the_garbage_collector() -> None:
    """``with sqlite3.connect(…)`` ends a transaction and leaves the connection open: since Python
    3.13 that is a warning in whichever test runs when it is collected.
    """
    folder = Path(__file__).parent
    open_ended = re.compile(r"with sqlite3\.connect\(")
    left = [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.py"))
        if path != Path(__file__) and open_ended.search(path.read_text("utf-8"))
    ]
    assert left == []
