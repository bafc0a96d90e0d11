"""The English words, by format and code."""

from collections.abc import Mapping

from tourneydesk.present.english.age_swiss import AGE_SWISS
from tourneydesk.present.english.commands import COMMANDS
from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.consequences import CONSEQUENCES
from tourneydesk.present.english.desk import DESK
from tourneydesk.present.english.dual_ring import DUAL_RING
from tourneydesk.present.english.facts import FACTS
from tourneydesk.present.english.files import FILES
from tourneydesk.present.english.hand_pack import (
    HAND_AGE,
    HAND_PACK,
    HAND_RING,
    HAND_RISK,
    HAND_STRIKES,
    HAND_US,
)
from tourneydesk.present.english.history import HISTORY
from tourneydesk.present.english.lists import LISTS
from tourneydesk.present.english.open_items import OPEN_ITEMS
from tourneydesk.present.english.paper import PAPER
from tourneydesk.present.english.paper_twin import PAPER_TWIN
from tourneydesk.present.english.papers import PAPERS
from tourneydesk.present.english.places import PLACES
from tourneydesk.present.english.projector import PROJECTOR
from tourneydesk.present.english.recovery import RECOVERY
from tourneydesk.present.english.repairs import REPAIRS
from tourneydesk.present.english.ring_drawing import RING_DRAWING
from tourneydesk.present.english.risk_swiss import RISK_SWISS
from tourneydesk.present.english.settings import SETTINGS
from tourneydesk.present.english.sheets import SHEETS
from tourneydesk.present.english.strikes import STRIKES
from tourneydesk.present.english.us_swiss import US_SWISS
from tourneydesk.present.english.witnesses import WITNESSES

WORDS: Mapping[str, Mapping[str, str]] = {
    "common": {
        **COMMON,
        **COMMANDS,
        **CONSEQUENCES,
        **DESK,
        **FACTS,
        **FILES,
        **HAND_PACK,
        **HAND_RISK,
        **HAND_AGE,
        **HAND_US,
        **HAND_STRIKES,
        **HAND_RING,
        **HISTORY,
        **LISTS,
        **PROJECTOR,
        **PAPER,
        **PAPER_TWIN,
        **OPEN_ITEMS,
        **PAPERS,
        **RING_DRAWING,
        **PLACES,
        **RECOVERY,
        **REPAIRS,
        **SETTINGS,
        **SHEETS,
        **WITNESSES,
    },
    "risk-swiss": RISK_SWISS,
    "age-swiss": AGE_SWISS,
    "dual-ring": DUAL_RING,
    "strikes": STRIKES,
    "us-swiss": US_SWISS,
}
