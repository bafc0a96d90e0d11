"""The example where a stranger would put it: one folder and one line in a copy of the program, and
its messages. What tests/sixth_format has beside it is what that copy gets.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth_format.registered import FOLDER, KEY, MESSAGES
from tests.test_docs import ROOT

HERE = "tests.sixth_format.round_robin"
THERE = "tourneydesk.formats.round_robin"
LAST = '    "us-swiss": "tourneydesk.formats.us_swiss",\n'
LINE = '    "round-robin": "tourneydesk.formats.round_robin",\n'


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the sixth format in it, as a tree of its sources."""
    root = tmp_path_factory.mktemp("copy")
    for name in ("tourneydesk", "resources"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    folder = root / "tourneydesk" / "formats" / "round_robin"
    folder.mkdir()
    for path in FOLDER.glob("*.py"):
        said = path.read_text(encoding="utf-8").replace(HERE, THERE)
        (folder / path.name).write_text(said, encoding="utf-8")
    shutil.copy(FOLDER / MESSAGES, root / "resources" / "locale" / "en")
    registry = root / "tourneydesk" / "formats" / "__init__.py"
    said = registry.read_text(encoding="utf-8")
    registry.write_text(said.replace(LAST, LAST + LINE))
    assert LINE in registry.read_text()
    return root


def run(copy: Path, *arguments: str | Path) -> str:
    """What Python says that has the copy for the program."""
    ended = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended
    return ended.stdout


def test_the_program_plays_it(copy: Path) -> None:
    path = copy / "club.tourney"
    simulated = ("simulate", KEY, "--players", "6", "--seed", "s", "-o", path)
    run(copy, "-m", "tourneydesk", *simulated)
    said = run(copy, "-m", "tourneydesk", "show", path)
    assert "Round 5\n" in said
    assert "wins the event." in said
    run(copy, "-m", "tourneydesk", "verify", path)


def test_its_imports_only_go_down(copy: Path) -> None:
    lint = "from importlinter.cli import lint_imports_command as lint; lint()"
    assert " 0 broken" in run(copy, "-c", lint)
