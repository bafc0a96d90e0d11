"""For all tests: Qt draws into memory unless the environment names another platform, and nothing of
the real home folder is read or written.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.home import move_into

# How long an example takes, or is made, is the business of the benchmarks, not of a busy machine.
# What fails is said with what makes the same example again elsewhere.
settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# Mutation tests run each test many times: few examples, the same every time, none made smaller.
settings.register_profile(
    "mutants",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=12,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("TOURNEYDESK_HYPOTHESIS", "house"))

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

LONGEST = ("tests/gui/test_screens.py", "tests/cli/test_demo.py")
"""What takes many seconds in one test begins first: begun last, it would keep one process busy
when the others have nothing left.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


@pytest.fixture(scope="session", autouse=True)
def home_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The home folder of tests that have none of their own."""
    with pytest.MonkeyPatch.context() as patch:
        move_into(tmp_path_factory.mktemp("home"), patch.setenv)
        yield
