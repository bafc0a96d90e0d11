"""A forged file is refused in words with its step, or every command works on it.

``TOURNEYDESK_FORGERIES`` sets how many journals are forged in each format (60 unless set).
"""

import os
from collections import Counter
from random import Random

import pytest

from tests.desk.every_command import outcome
from tests.desk.forging import forged
from tourneydesk.formats import FORMATS

FORGERIES = int(os.environ.get("TOURNEYDESK_FORGERIES", "60"))
SEED = os.environ.get("TOURNEYDESK_FORGERIES_SEED", "forged")


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("key", sorted(FORMATS))
def test_a_forged_story_is_refused_with_its_step_or_every_command_works(key: str) -> None:
    codes: Counter[str] = Counter()
    for number in range(FORGERIES):
        texts = forged(key, Random(f"{SEED} {key} {number}"))
        try:
            codes[outcome(texts)] += 1
        except Exception as wrong:
            raise AssertionError(f"forgery {number} of {key}") from wrong
    assert codes["sound"]
    assert len(codes) > 4, codes
