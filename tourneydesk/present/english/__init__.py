"""The English words, by format and code."""

from collections.abc import Mapping

from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.lists import LISTS

WORDS: Mapping[str, Mapping[str, str]] = {"common": {**COMMON, **LISTS}}
