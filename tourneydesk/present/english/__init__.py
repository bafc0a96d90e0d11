"""The English words, by format and code."""

from collections.abc import Mapping

from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.dual_ring import DUAL_RING

WORDS: Mapping[str, Mapping[str, str]] = {
    "common": COMMON,
    "dual-ring": DUAL_RING,
}
