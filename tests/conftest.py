"""Tests need no screen: Qt draws into memory unless the environment names another platform."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
