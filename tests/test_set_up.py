"""The set-up of `make run` and `make test`, with a Python that pretends to install."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sh")

PYTHON = """#!/bin/sh
case "$1 $2" in
    '-m venv') mkdir -p .venv/bin .venv/lib/python3.11/site-packages && cp "$0" .venv/bin/python ;;
    '-m pip') echo run >>pip-calls; exec sh ./pip ;;
    '-c import pip') ;;
    *) exec {python} "$@" ;;
esac
"""
"""Makes environments of itself; everything else is done by the Python of the tests."""

TOOLS = ("sh", "cat", "chmod", "cmp", "cp", "cut", "dirname", "grep", "ls", "mkdir", "mv")
MORE_TOOLS = ("printf", "rm", "sed", "sort", "tail", "tr", "uname", "wc")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder"
    shutil.copytree(ROOT / "packaging", folder / "packaging")
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


def set_up(folder: Path, pip: str) -> subprocess.CompletedProcess[str]:
    python = folder / "python"
    python.write_text(PYTHON.format(python=sys.executable))
    (folder / "pip").write_text(pip)
    python.chmod(0o755)
    return subprocess.run(
        ["sh", "packaging/environment.sh", "run"],
        cwd=folder,
        env={
            **os.environ,
            "PYTHON": str(python),
            "QT_QPA_PLATFORM": "offscreen",
        },
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def test_the_first_set_up_says_one_line_a_step_and_the_second_nothing(checkout: Path) -> None:
    ended = set_up(checkout, "echo Collecting things")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    found, place, packages = ended.stderr.splitlines()
    assert (ended.returncode, ended.stdout) == (0, "")
    assert found == f"Python {version} found."
    assert place == "Making a place for the packages (.venv)… done"
    assert re.match(r"Installing \d\d packages \(about 100 MB", packages)
    assert packages.endswith("… done")
    assert "Collecting things" in (checkout / "build/setup.log").read_text()
    again = set_up(checkout, "echo Collecting things")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert (checkout / "pip-calls").read_text() == "run\n"


def test_offline_the_set_up_says_so_without_the_messages_of_pip(checkout: Path) -> None:
    ended = set_up(checkout, "echo 'Max retries exceeded with url: /simple/'; exit 1")
    assert ended.returncode == 1
    assert "this computer seems to be offline" in ended.stderr
    assert "build/setup.log" in ended.stderr
    assert "retries" not in ended.stderr


def test_another_failure_shows_the_end_of_the_log_and_is_tried_again(checkout: Path) -> None:
    ended = set_up(checkout, "echo 'No space left on device'; exit 1")
    assert ended.returncode == 1
    assert "The last lines of build/setup.log:\n    No space left on device\n" in ended.stderr
    assert "offline" not in ended.stderr
    assert set_up(checkout, "true").returncode == 0


only_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has package tools to tell apart"
)


def run_on(
    checkout: Path, command: list[str], programs: dict[str, str], user: int = 1000
) -> list[str]:
    """Runs a script where there are only the usual tools and these programs; returns what it says
    when it stops.
    """
    tools = checkout / "tools"
    tools.mkdir()
    for name in (*TOOLS, *MORE_TOOLS):
        path = shutil.which(name)
        if path is not None:
            (tools / name).symlink_to(path)
    for name, text in {"id": f"echo {user}", **programs}.items():
        with (tools / name).open("x") as program:  # never through a link to the system's own
            program.write(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    ended = subprocess.run(
        [str(tools / "sh"), *command],
        cwd=checkout,
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert ended.returncode == 1
    return ended.stderr.splitlines()


@only_linux
@pytest.mark.parametrize(
    ("tool", "line"),
    [
        ("dnf", "dnf install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("zypper", "zypper install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("pacman", "pacman -S --needed libglvnd xcb-util-cursor"),
    ],
)
@pytest.mark.parametrize(("user", "before"), [(1000, "sudo "), (0, "")])
def test_each_system_gets_the_line_that_installs_its_libraries(
    checkout: Path, tool: str, line: str, user: int, before: str
) -> None:
    programs = {
        tool: "exit 3",
        "lacking": "echo libgl1 libGL.so.1; echo libxcb-cursor0 libxcb-cursor.so.0",
    }
    command = ["packaging/system-libraries.sh", "lacking", "window"]
    assert run_on(checkout, command, programs, user)[-1].strip() == before + line


def named_python(checkout: Path, programs: dict[str, str], user: int = 1000) -> str:
    """The line by which the set-up says that Python is installed on a system without one."""
    spoken = run_on(checkout, ["packaging/environment.sh", "run"], programs, user)
    assert spoken[0].endswith("no working python3.")
    return spoken[1].removeprefix("Install one, for example: ")


@only_linux
@pytest.mark.parametrize(
    ("versions", "packages"),
    [
        ({"python3": "3.11.2-1+b1", "python3.11": "3.11.2-6+deb12u6"}, "python3 python3-venv"),
        ({"python3": "3.13.5-1", "python3.13": "3.13.5-2"}, "python3 python3-venv"),
        (
            {"python3": "3.10.6-1~22.04.1", "python3.11": "3.11.0~rc1-1~22.04"},
            "python3.11 python3.11-venv",
        ),
    ],
    ids=["Debian 12", "Debian 13", "Ubuntu 22.04"],
)
def test_without_python_the_packages_are_named_that_this_release_has(
    checkout: Path, versions: dict[str, str], packages: str
) -> None:
    known = [f"{name}) echo '  Candidate: {version}' ;;" for name, version in versions.items()]
    programs = {"apt-get": "exit 3", "apt-cache": f"case $2 in {' '.join(known)} esac"}
    assert named_python(checkout, programs) == " ".join(("sudo", "apt-get", "install", packages))


@only_linux
def test_without_lists_of_packages_these_are_fetched_first(checkout: Path) -> None:
    programs = {"apt-get": "exit 3", "apt-cache": "true"}
    expected = "apt-get update && apt-get install python3 python3-venv"
    assert named_python(checkout, programs, user=0) == expected


@pytest.mark.parametrize(
    ("check", "said", "noted"),
    [("true", r"Checking style… done in \d+ s\n", r"style \d+\n"), ("false", ".*failed\n", "")],
)
def test_a_check_says_how_long_it_took_and_notes_it_for_the_end(
    checkout: Path, check: str, said: str, noted: str
) -> None:
    log = checkout / "build/seconds.log"
    log.parent.mkdir()
    log.touch()
    ended = subprocess.run(
        ["sh", "packaging/check.sh", "Checking style", check],
        cwd=checkout,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (ended.returncode == 0) is (check == "true")
    assert re.fullmatch(said, ended.stderr)
    assert re.fullmatch(noted, log.read_text())


INSTALLING = re.compile(r"pip(?:'?, '?| )install(?:[^\n]|\\\n)*--require-hashes(?:[^\n]|\\\n)*")


@pytest.mark.parametrize(
    "file",
    [
        "Makefile",
        "packaging/environment.sh",
        "packaging/package.sh",
        "packaging/macos/build.sh",
        "packaging/windows/build.ps1",
        ".github/workflows/tests.yml",
    ],
)
def test_what_is_pinned_is_installed_without_looking_for_what_else_it_needs(file: str) -> None:
    """Else pip fails when a package that another needs with an extra has a newer release."""
    lines = INSTALLING.findall((ROOT / file).read_text())
    assert lines
    assert [line for line in lines if "--no-deps" not in line] == []


@pytest.mark.parametrize(
    "file", ["Makefile", ".pre-commit-config.yaml", ".github/workflows/tests.yml"]
)
def test_types_are_checked_in_one_process(file: str) -> None:
    """A worker of mypy has three seconds to start: too few on a busy machine."""
    commands = re.findall(r"-m mypy\b.*", (ROOT / file).read_text())
    assert commands == ["-m mypy"]
    assert "num_workers" not in (ROOT / "pyproject.toml").read_text()


def test_the_pinned_packages_are_all_that_these_packages_need() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "check"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "No broken requirements found.\n"), done.stdout
