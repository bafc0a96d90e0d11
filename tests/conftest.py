"""Tests need no screen: Qt draws into memory unless the environment names another platform."""

import os

from hypothesis import settings

# How long an example takes is the business of the benchmarks, not of a busy test machine.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
