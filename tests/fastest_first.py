"""A pytest plugin for mutation testing: few examples, and the fastest tests first.

Most mutants then die within a second, and each meets the same examples in every run.
"""

import json
from pathlib import Path

import pytest
from hypothesis import settings

DURATIONS = Path("mutmut-stats.json")
EXAMPLES = 12

INNER = "_hypothesis_internal_use_settings"
"""Where hypothesis keeps the settings that a test names for itself."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        function = getattr(item, "obj", None)
        own = getattr(function, INNER, None)
        if own is not None and own.max_examples > EXAMPLES:
            setattr(function, INNER, settings(own, max_examples=EXAMPLES))
    if DURATIONS.exists():
        durations = json.loads(DURATIONS.read_text("utf-8"))["duration_by_test"]
        items.sort(key=lambda item: durations.get(item.nodeid, 0))
