"""The English words, by format and code."""

from collections.abc import Mapping

from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.files import FILES

WORDS: Mapping[str, Mapping[str, str]] = {"common": {**COMMON, **FILES}}
