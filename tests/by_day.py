"""By day nothing is random, so that every run gives the same answer; `make nightly` looks further.

By day hypothesis tries the same examples for the same code on every machine (with the same Python
and the same hypothesis), and looks at no example that a machine has saved; tests run in the order
of their files. By night it tries others and remembers what failed, and tests run in another order.
"""

import os
import time

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

# How long an example takes, or is made, is the business of the benchmarks, not of a busy machine.
# What fails is said with what makes the same example again elsewhere. Named after the profile that
# nothing changes: on a build server hypothesis begins with another one.
BY_NIGHT = settings(
    settings.get_profile("default"),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
BY_DAY = settings(BY_NIGHT, derandomize=True, database=None)

settings.register_profile("house", BY_DAY, max_examples=40)
# `make nightly` tries many more examples.
settings.register_profile("nightly", BY_NIGHT, max_examples=1000)
# Mutation tests run each test many times: few examples, none made smaller.
settings.register_profile(
    "mutants", BY_DAY, max_examples=12, phases=[Phase.explicit, Phase.generate]
)
# While editing: enough to see a slip.
settings.register_profile("quick", BY_DAY, max_examples=20)

PROFILE = os.environ.get("TOURNEYDESK_HYPOTHESIS", "house")

LOCAL_CONSTANTS = "_get_local_constants"
"""Where hypothesis gathers the constants of the modules that are loaded, to try them too: which
those are depends on the tests that ran before, and on the names of the folders above the source.
"""


def load_profile() -> None:
    settings.load_profile(PROFILE)
    if settings.default.derandomize:
        assert hasattr(providers, LOCAL_CONSTANTS)
        setattr(providers, LOCAL_CONSTANTS, Constants)


def leave_zone_and_language() -> None:
    """Unless a test asks for others, they are the same on every machine."""
    os.environ.update(TZ="UTC", LC_ALL="C.UTF-8")
    os.environ.pop("LANGUAGE", None)
    if hasattr(time, "tzset"):
        time.tzset()


def keep_order(config: pytest.Config) -> None:
    """By day tests run in the order of their files, and `random` begins alike in each of them,
    unless the command line asks for another order: by `--randomly-seed` or by `-p randomly`.
    """
    asked = "randomly" in config.option.plugins
    usual = getattr(config.option, "randomly_seed", None) == "default"
    if settings.default.derandomize and usual and not asked:
        config.option.randomly_seed = 1
        config.option.randomly_reorganize = False
