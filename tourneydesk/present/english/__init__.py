"""The English words, by format and code."""

from collections.abc import Mapping

from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.risk_swiss import RISK_SWISS

WORDS: Mapping[str, Mapping[str, str]] = {"common": COMMON, "risk-swiss": RISK_SWISS}
