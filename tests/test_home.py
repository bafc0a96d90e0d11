"""Nothing of the user's own is read or written by tests."""

from pathlib import Path

import platformdirs
import pytest


def test_the_home_folder_of_tests_is_temporary(tmp_path_factory: pytest.TempPathFactory) -> None:
    temporary = tmp_path_factory.getbasetemp()
    assert Path.home().is_relative_to(temporary)
    for folder in (
        platformdirs.user_log_path("tourneydesk", appauthor=False),
        platformdirs.user_data_path("tourneydesk", appauthor=False),
        platformdirs.user_config_path("tourneydesk", appauthor=False),
    ):
        assert folder.is_relative_to(temporary)
