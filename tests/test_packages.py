"""What the packages are made of; building and trying them is `make package` and smoke.py."""

import ast
import importlib.util
import os
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tourneydesk.desk.day.sections import DAY_SUFFIX
from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.formats import FOLDERS
from tourneydesk.present.messages.languages import language_keys

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"


def tool(name: str) -> ModuleType:
    """A module of packaging/, which is no package: a library has its name."""
    spec = importlib.util.spec_from_file_location(f"tourneydesk_{name}", PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CONTENTS = tool("contents")


def imported(path: Path) -> set[str]:
    """Every name that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_every_module_is_in_the_program_even_those_imported_by_name_only() -> None:
    modules = set(CONTENTS.program_modules())
    assert {*FOLDERS.values(), *(f"{folder}.show" for folder in FOLDERS.values())} <= modules
    files = (ROOT / "tourneydesk").rglob("*.py")
    dotted = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files}
    assert modules == {name.removesuffix(".__init__") for name in dotted}


def test_modules_that_other_processes_run_are_in_the_program() -> None:
    source = (ROOT / "tourneydesk/cli/simulate.py").read_text("utf-8")
    run = re.findall(r'^[A-Z]+ = "(tourneydesk\.[\w.]+)"$', source, re.MULTILINE)
    assert len(run) == 1
    assert set(run) <= set(CONTENTS.program_modules())


def test_nothing_that_the_program_imports_is_left_out() -> None:
    names = {name for path in (ROOT / "tourneydesk").rglob("*.py") for name in imported(path)}
    ours = {name for one in names for name in (one, one.partition(".")[0])}
    assert ours & set(CONTENTS.LEFT_OUT) == set()
    qt = {name.split(".")[1] for name in names if name.startswith("PySide6.")}
    assert len(qt) > 5
    for module in qt:
        library = f"PySide6/Qt/lib/libQt6{module.removeprefix('Qt')}.so.6"
        for file in (f"PySide6/{module}.abi3.so", library):
            assert CONTENTS.is_wanted(file, "/site-packages/" + file, "BINARY"), file


@pytest.mark.parametrize(
    ("name", "source", "kind", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/s/libqxcb.so", "BINARY", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", "/s/libqoffscreen.so", "BINARY", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\s\\qwindows.dll", "BINARY", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/s/libQt6Network.so.6", "BINARY", False),
        ("PySide6/Qt/translations/qtbase_de.qm", "/s/qtbase_de.qm", "DATA", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", "/s/qtbase_fr.qm", "DATA", False),
        ("babel/locale-data/es_MX.dat", "/s/es_MX.dat", "DATA", True),
        ("babel/locale-data/root.dat", "/s/root.dat", "DATA", True),
        ("babel/locale-data/fr.dat", "/s/fr.dat", "DATA", False),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK", False),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "BINARY", True),
        ("libcups.so.2", "/lib/x86_64-linux-gnu/libcups.so.2", "BINARY", False),
        ("libpython3.11.so.1.0", "/opt/python/lib/libpython3.11.so.1.0", "BINARY", True),
    ],
)
def test_what_is_packed(name: str, source: str, kind: str, wanted: bool) -> None:
    assert CONTENTS.is_wanted(name, source, kind) is wanted


@pytest.mark.parametrize(
    ("name", "target", "wanted"),
    [
        ("PySide6/Qt/lib/QtCore.framework/QtCore", "Versions/Current/QtCore", True),
        ("QtCore", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/Qt/lib/QtNetwork.framework/QtNetwork", "Versions/Current/QtNetwork", False),
        ("QtNetwork", "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", False),
    ],
)
def test_a_mac_gets_the_links_of_the_frameworks_that_are_packed(
    monkeypatch: pytest.MonkeyPatch, name: str, target: str, wanted: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert CONTENTS.is_wanted(name, target, "SYMLINK") is wanted
    for other in ("linux", "win32"):
        monkeypatch.setattr(sys, "platform", other)
        assert not CONTENTS.is_wanted(name, target, "SYMLINK")


def test_the_languages_of_the_program_are_packed() -> None:
    assert CONTENTS.languages() == sorted(language_keys())


def test_a_package_holds_the_libraries_that_are_tested() -> None:
    pins = {
        name: set(re.findall(r"^([\w.-]+==\S+)", text, re.MULTILINE))
        for name in ("run", "package")
        for text in [(ROOT / f"requirements/{name}.txt").read_text("utf-8")]
    }
    assert len(pins["run"]) > 20
    assert pins["run"] <= pins["package"]
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    dev = (ROOT / "requirements/dev.txt").read_text("utf-8")
    assert "pyinstaller" in " ".join(tools["package"])
    assert "pyinstaller==" not in dev


def test_the_debian_package_depends_on_all_that_an_installation_from_source_asks_for() -> None:
    sys.path.insert(0, str(PACKAGING))
    try:
        libraries = tool("debian_package").system_libraries()
    finally:
        sys.path.remove(str(PACKAGING))
    script = (PACKAGING / "system-libraries.sh").read_text("utf-8")
    assert sorted(libraries.values()) == sorted(
        re.findall(r"^(?:\w+=')?lib\S+ (lib\S+\.so[\d.]*)", script, re.MULTILINE)
    )
    assert libraries["libgl1"] == "libGL.so.1"


def test_the_menu_entry_opens_both_kinds_of_files() -> None:
    entry = (PACKAGING / "linux/tourneydesk.desktop").read_text("utf-8")
    kinds = re.search(r"^MimeType=(.*);$", entry, re.MULTILINE)
    assert kinds is not None
    tree = ElementTree.parse(PACKAGING / "linux/tourneydesk.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    patterns = {
        kind.get("type"): pattern.get("pattern")
        for kind in tree.findall("m:mime-type", space)
        for pattern in kind.findall("m:glob", space)
    }
    assert kinds[1].split(";") == [*patterns]
    assert [*patterns.values()] == [f"*{SUFFIX}", f"*{DAY_SUFFIX}"]
    for language in language_keys():
        if language != "en":
            assert f"Comment[{language}]=" in entry


def test_programs_started_by_the_packaged_one_load_the_systems_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frozen = tool("frozen")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/program/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt/lib")
    frozen.leave_own_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/lib"
    frozen.leave_own_libraries()
    assert "LD_LIBRARY_PATH" not in os.environ
