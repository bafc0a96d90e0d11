"""For all tests: Qt draws into memory unless the environment names another platform, and nothing of
the real home folder is read or written.
"""

import gc
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path

import pytest
from reportlab.lib.rl_accel import fp_str
from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.pdfdoc import PDFStreamFilterZCompress
from reportlab.pdfbase.ttfonts import TTFontFile
from reportlab.pdfgen import canvas

from tests.by_day import PROFILE, keep_order, leave_zone_and_language, load_profile
from tests.home import move_into
from tests.seconds_of_parts import say_seconds
from tests.thoroughness import scale_examples

load_profile()
leave_zone_and_language()

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

TESTS = Path(__file__).parent

# What tests write is in memory where there is room: each step of an event waits for the disk. That
# it is safe on a disk is tested by what is asked of the disk, and by disks made up (tests/store).
MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""In bytes, many times what a run leaves."""


def has_room(folder: Path) -> bool:
    """Whether temporary files can be there: some tests write programs and run them."""
    return (
        os.access(folder, os.W_OK)
        and shutil.disk_usage(folder).free > ROOM
        and not os.statvfs(folder).f_flag & os.ST_NOEXEC
    )


if has_room(MEMORY):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Collecting only adds: the garbage collector would go through it again and again, and find nothing.
# It is turned on again when all tests are collected.
gc.disable()

LONGEST = (
    "tests/cli/test_demo.py",
    "tests/gui/projector/test_ten_hours.py",
    "tests/gui/test_random_events.py",
    "tests/gui/test_renamed_formats.py",
    "tests/gui/test_ring_pictures.py",
    "tests/gui/test_screens.py",
)
"""What takes many seconds in one test begins first: begun last, it would keep one process busy
when the others have nothing left.
"""

SLOW = (
    "tests/cli/test_batch.py",
    "tests/cli/test_commands.py",
    "tests/cli/test_demo.py",
    "tests/cli/test_forged_files.py",
    "tests/cli/test_language.py",
    "tests/cli/test_pages.py",
    "tests/cli/test_papers_back.py",
    "tests/cli/test_printing.py",
    "tests/cli/test_renamed_formats.py",
    "tests/cli/test_serve.py",
    "tests/cli/test_unknown_fields.py",
    "tests/desk/day/test_moving.py",
    "tests/desk/lists/test_limits.py",
    "tests/desk/sharing/",
    "tests/desk/test_copying.py",
    "tests/desk/test_forged_stories.py",
    "tests/desk/test_lost_cards.py",
    "tests/desk/test_permissions.py",
    "tests/desk/test_rebuilding.py",
    "tests/desk/test_repairs.py",
    "tests/desk/test_state_machine.py",
    "tests/documents/test_bad_input.py",
    "tests/documents/test_card_measures.py",
    "tests/documents/test_cards.py",
    "tests/documents/test_certificates.py",
    "tests/documents/test_changes.py",
    "tests/documents/test_forms.py",
    "tests/documents/test_hand_pack.py",
    "tests/documents/test_handouts.py",
    "tests/documents/test_long_names.py",
    "tests/documents/test_other_languages.py",
    "tests/documents/test_own_marks.py",
    "tests/documents/test_papers.py",
    "tests/documents/test_pdf.py",
    "tests/documents/test_rules_sheet.py",
    "tests/documents/test_schedules.py",
    "tests/documents/test_sheet_sizes.py",
    "tests/documents/test_slip_codes.py",
    "tests/documents/test_slips.py",
    "tests/exchange/test_package.py",
    "tests/formats/age_swiss/test_exactness.py",
    "tests/formats/age_swiss/test_explaining.py",
    "tests/formats/dual_ring/test_properties.py",
    "tests/formats/dual_ring/test_standing_between.py",
    "tests/formats/risk_swiss/test_opponents.py",
    "tests/formats/risk_swiss/test_together.py",
    "tests/formats/risk_swiss/test_whole_events.py",
    "tests/formats/strikes/test_around.py",
    "tests/formats/strikes/test_proving.py",
    "tests/formats/strikes/test_rounds.py",
    "tests/formats/strikes/test_seating.py",
    "tests/formats/strikes/test_seating_quality.py",
    "tests/formats/strikes/test_whole_events.py",
    "tests/formats/strikes/test_why_not_exact.py",
    "tests/formats/test_around_tables.py",
    "tests/formats/test_checked_events.py",
    "tests/formats/test_contract.py",
    "tests/formats/test_few_left.py",
    "tests/formats/test_figures.py",
    "tests/formats/test_own_keys.py",
    "tests/formats/us_swiss/test_acceleration.py",
    "tests/formats/us_swiss/test_course.py",
    "tests/formats/us_swiss/test_order_of_preference.py",
    "tests/formats/us_swiss/test_score_groups.py",
    "tests/formats/us_swiss/test_why.py",
    "tests/gui/",
    "tests/present/messages/test_languages_added.py",
    "tests/present/messages/test_like_the_original.py",
    "tests/present/test_answers.py",
    "tests/present/test_consequences.py",
    "tests/present/test_equal_names.py",
    "tests/present/test_levels.py",
    "tests/present/test_no_words_in_code.py",
    "tests/present/test_nouns.py",
    "tests/present/test_pairing_tables.py",
    "tests/present/test_paper_codes.py",
    "tests/present/test_tables.py",
    "tests/present/test_translations.py",
    "tests/present/test_words.py",
    "tests/sixth_format/test_day.py",
    "tests/sixth_format/test_folder_and_line.py",
    "tests/sixth_format/test_promises.py",
    "tests/sixth_format/test_window.py",
    "tests/store/test_appending.py",
    "tests/store/test_checkpoints.py",
    "tests/store/test_damage.py",
    "tests/store/test_failing_disk.py",
    "tests/store/test_kill.py",
    "tests/store/test_power_loss.py",
    "tests/store/test_trying_to_open.py",
    "tests/store/test_while_writing.py",
    "tests/test_by_day.py",
    "tests/test_check_draw.py",
    "tests/test_packages.py",
    "tests/test_reliability.py",
    "tests/test_rules_pages.py",
    "tests/test_set_up.py",
    "tests/test_walls.py",
    "tests/wording/test_phrases_elsewhere.py",
)
"""What `make quick` leaves out: the window, and each file that takes a second or so by itself."""


# The benchmarks run without xdist.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than the processor has cores: some test always waits for a timer, a server
    or another program.
    """
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    keep_order(config)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Each process begins with another share of the modules: in a new clone it compiles these for
    the others, which would all compile the same ones at the same time.
    """
    number = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
    if not number or [Path(one).resolve() for one in session.config.args] != [TESTS]:
        return
    modules = [
        ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
        for path in sorted(TESTS.rglob("test_*.py"))
        if "benchmarks" not in path.parts and not left_out(path)
    ]
    for module in modules[int(number) :: int(os.environ["PYTEST_XDIST_WORKER_COUNT"])]:
        with suppress(Exception):  # collecting says what is wrong
            import_module(module)


def left_out(path: Path) -> bool:
    """Whether this file or folder of tests is too slow for `make quick`, which is running."""
    name = path.relative_to(TESTS.parent).as_posix() + "/" * path.is_dir()
    return PROFILE == "quick" and name.startswith(SLOW)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What is left out is not even imported; None leaves the question to pytest."""
    return left_out(collection_path) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    scale_examples(items, PROFILE)


def pytest_collection_finish() -> None:
    """What was made to collect the tests stays to the end: the garbage collector need not go
    through it again each time, which would take a third of the run.
    """
    gc.enable()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    say_seconds(terminalreporter)


@pytest.fixture(scope="session", autouse=True)
def home_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The home folder of tests that have none of their own."""
    with pytest.MonkeyPatch.context() as patch:
        move_into(tmp_path_factory.mktemp("home"), patch.setenv)
        yield


@pytest.fixture(scope="session", autouse=True)
def fonts_are_cut_once() -> Iterator[None]:
    """Papers of the tests have mostly the same letters, and often the same pages: ReportLab would
    cut and compress each of them some hundred times, and write the widths of all letters.
    """
    cut, compress = TTFontFile.makeSubset, PDFStreamFilterZCompress.encode

    @lru_cache(maxsize=256)
    def known_cut(font: TTFontFile, letters: tuple[int, ...]) -> bytes:
        made: bytes = cut(font, letters)
        return made

    @lru_cache(maxsize=512)
    def known_compressed(data: bytes | str) -> bytes:
        made: bytes = compress(PDFStreamFilterZCompress(), data)
        return made

    @lru_cache(maxsize=1 << 16)
    def known_number(number: float) -> str:
        made: str = fp_str(number)
        return made

    def written(*numbers: float | Sequence[float]) -> str:
        parts = numbers[0] if isinstance(numbers[0], list | tuple) else numbers
        return " ".join(map(known_number, parts))

    def subset(font: TTFontFile, letters: Sequence[int]) -> bytes:
        return known_cut(font, tuple(letters))

    def encode(_: PDFStreamFilterZCompress, data: bytes | str) -> bytes:
        return known_compressed(data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TTFontFile, "makeSubset", subset)
        patch.setattr(PDFStreamFilterZCompress, "encode", encode)
        for module in (pdfdoc, canvas):
            patch.setattr(module, "fp_str", written)
        yield
