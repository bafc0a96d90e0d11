"""How far the guided first event is, as far as its file does not say."""

from pathlib import Path

from tourneydesk.gui.user_data.practice_folder import practice_events
from tourneydesk.gui.user_data.preferences import prefer, preferred

_KEY, _OVER = "guide", "over"


def guide_to_resume() -> Path | None:
    """The file of the guided event that was begun and not finished; None if there is none."""
    begun = [] if _OVER in _noted() else practice_events("guide")
    return begun[0] if begun else None


def opened_in_guide() -> frozenset[str]:
    """The steps of the guide that are done and leave no trace in the event."""
    return _noted() - {_OVER}


def note_opened(*steps: str) -> None:
    """Remembers that these steps are done."""
    before = _noted()
    if not before.issuperset(steps):
        prefer(_KEY, " ".join(sorted(before.union(steps))))


def note_guide_over() -> None:
    """The guide is finished: the next one begins anew."""
    note_opened(_OVER)


def begin_guide() -> None:
    """Nothing of a new guide is done."""
    prefer(_KEY, "")


def _noted() -> frozenset[str]:
    return frozenset(preferred(_KEY).split())
