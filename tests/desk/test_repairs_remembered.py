"""Repairs are the same whether or not what is known of the rounds before is worked out anew."""

from contextlib import nullcontext

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.desk.test_repairs import BOARDS, SWISS, troubled
from tourneydesk.desk import repairs as repairing


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(key=st.sampled_from([*SWISS, *BOARDS]), seed=st.integers(0, 10**6))
def test_the_same_repairs_come_of_working_everything_out_each_time(key: str, seed: int) -> None:
    event = troubled(key, seed)
    found = repairing.repairs(event, len(event.rounds))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(repairing, "remembering", nullcontext)
        assert repairing.repairs(event, len(event.rounds)) == found
