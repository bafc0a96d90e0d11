"""How thoroughly the tests try: in full by `make nightly`, else what four minutes allow."""

import os
from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import settings

THOROUGH = os.environ.get("TOURNEYDESK_THOROUGH", "") == "1"
"""Whether tests go through all cases; otherwise a few that differ most stand for the others."""
SHARES = {"house": 0.4, "quick": 0.2, "nightly": 10.0}
"""How many of the examples that a test names for itself it gets, by hypothesis's profile."""
FEWEST = 10

INNER = "_hypothesis_internal_use_settings"
"""Where hypothesis keeps the settings that a test names for itself."""


def in_turns(**values: Iterable[object]) -> pytest.MarkDecorator:
    """Tries a test with all combinations of these values of its arguments; by default the values of
    the last argument take turns over the combinations of the others.
    """
    *firsts, last = (list(one) for one in values.values())
    cases = [
        (*(one for _, one in case), other)
        for case in product(*map(enumerate, firsts))
        for other in (last if THOROUGH else [last[sum(at for at, _ in case) % len(last)]])
    ]
    return pytest.mark.parametrize(list(values), cases)


def scale_examples(items: list[pytest.Item], profile: str) -> None:
    """Gives each test with its own number of examples the profile's share of them."""
    share = SHARES.get(profile, 1.0)
    # The cases of one test share its function.
    functions = {id(one): one for one in map(_function, items) if hasattr(one, INNER)}
    for function in functions.values():
        setattr(function, INNER, _scaled(getattr(function, INNER), share))
    machines = {getattr(item, "cls", None) for item in items}
    for machine in machines:
        if isinstance(getattr(machine, "settings", None), settings):
            machine.settings = _scaled(machine.settings, share)


def _function(item: pytest.Item) -> object:
    method = getattr(item, "obj", None)
    return getattr(method, "__func__", method)


def _scaled(own: settings, share: float) -> settings:
    fewest = min(FEWEST, own.max_examples)
    return settings(own, max_examples=max(fewest, round(own.max_examples * share)))
