"""Words of the draft of a round: looking first, swapping, locking, drawing again, posting."""

LOOK_FIRST = "&Erst ansehen"
LOOK_FIRST_BUTTON = "Erst ansehen"
LOOK_FIRST_TIP = "Strg+D. Zeigt die Runde vor dem Freigeben; Spieler lassen sich tauschen."
LOOK_AT_DRAFT = "Entwurf ansehen"
POST_DRAFT = "Runde {round} freigeben"
POST_RING = "Ring so festlegen"
RENEW_DRAFT = "Runde {round} neu paaren"
DRAFT = "Entwurf"
DRAFT_TITLE = "Runde {round} ({kind}), Entwurf"
DRAFT_TABLES = "Tische des Entwurfs"
DRAFT_MARK_HEAD = "Entwurf"
DRAFT_BYE = "Freilos"
TAKEN = "⇄ {name}"
LOCKED = "fest"
SEATED_BY_HAND = "von Hand"
LOCKED_BY_HAND = "von Hand, fest"
FIND_IN_DRAFT = "Suchen"
FIND_IN_DRAFT_PLACEHOLDER = "Name oder Tisch"
NOT_IN_DRAFT = "In diesem Entwurf heißt niemand „{text}“."

LOCK = "Festhalten"
UNLOCK = "Lösen"
LOCK_TIP = "Leertaste oder L. Ein festgehaltener Tisch bleibt, wenn die Runde neu gepaart wird."
SWAP = "Tauschen"
SWAP_WITH = "Hierher tauschen"
SWAP_TIP = (
    "S. Einmal bei einem Spieler, einmal beim anderen; oder den einen auf den anderen ziehen."
)
PAIR_AGAIN = "Neu paaren"
PAIR_AGAIN_TIP = "R. Paart alle neu, um die festgehaltenen Tische herum."
DRAW_AGAIN = "Neu losen…"
DRAW_AGAIN_TIP = (
    "D. Ein anderes Los aus demselben Startwert. Es fragt nach dem Grund und wird gezählt."
)
DISCARD = "Verwerfen"
DISCARD_TIP = "Entf. Verwirft diesen Entwurf; was freigegeben ist, bleibt."
WHY_AGAIN = "Warum wird neu gelost?"
WHY_AGAIN_PLACEHOLDER = "eine Zeile für den Verlauf; dann Enter"
TAKEN_HINT = (
    "{name} ist gewählt. Zu einem anderen Spieler gehen und S drücken zum Tauschen, oder Esc zum "
    "Loslassen."
)
DRAFT_HINT = (
    "Pfeil links und rechts wählen einen Spieler, S tauscht, Leertaste hält fest, R paart um feste "
    "Tische herum. Enter gibt frei. Esc lässt den Entwurf stehen; beim Schließen des Turniers wird "
    "er vergessen."
)
STALE = (
    "Das Turnier hat sich seit diesem Entwurf geändert. Vor dem Freigeben neu paaren; feste Tische "
    "bleiben, soweit dort noch alle mitspielen."
)
SAME_AFTER_REDRAW = "Neu gelost, und die Tische sind dieselben: Hier entscheidet kein Los."
DRAWN_AGAIN = "Runde {round} ist neu gelost."
PAIRED_AROUND = "Neu gepaart, um die festen Tische herum."
PAIRED_AS_PROPOSED = "Nichts ist festgehalten: Das ist die Runde, wie sie vorgeschlagen war."
SWAPPED = "{one} und {other} haben die Plätze getauscht."
DRAFT_DISCARDED = "Der Entwurf ist verworfen. Nichts wurde freigegeben."
NO_SWAP = "Beide sitzen am selben Tisch; hier ändert ein Tausch nichts."

# Names of steps inside the draft
SWAP_STEP = "{one} und {other} tauschen"
LOCK_STEP = "Tisch {table} festhalten"
UNLOCK_STEP = "Tisch {table} lösen"
LOCK_BYE_STEP = "Freilos von {name} festhalten"
UNLOCK_BYE_STEP = "Freilos von {name} lösen"
PAIR_AGAIN_STEP = "Neu paaren"

ROUND_TITLE_REDRAWN = "Runde {round} ({kind}), {times}-mal gelost"

# What it costs
COUNT_SHOWN = "{what}: {value}"
COUNT_CHANGED = "{what}: {value} ({change})"
COUNTS_BETWEEN = " · "
COUNTS_ALL_NOTHING = "Nichts spricht gegen diese Runde: Jeder Wert ist 0."
COSTS = "Was die Änderungen kosten:"
COST_CHANGED = "{what}: {value} statt {before}"
COSTS_NOTHING = "Die Änderungen kosten nichts: Jeder Wert ist wie vorgeschlagen."


def drawn(times: int) -> str:
    """How often a round was drawn; nothing where it was drawn once."""
    return "" if times == 1 else f"{times}-mal gelost"


def changed_by_hand(tables: int) -> str:
    """How many tables of a draft are not as proposed; nothing where all are."""
    if not tables:
        return ""
    return "1 Tisch von Hand geändert" if tables == 1 else f"{tables} Tische von Hand geändert"


def more_counts(count: int) -> str:
    """How many counts are not named."""
    return "1 weiterer Wert" if count == 1 else f"{count} weitere Werte"
