"""Why an event could not be shared or joined, in words."""

from tourneydesk.core.sayings import Refused
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.present import messages
from tourneydesk.store.trouble import FileTrouble


def why_not(trouble: FileTrouble | Refused) -> str:
    """Why something failed, in a sentence."""
    if isinstance(trouble, Refused):
        return refusal(trouble.problems)
    return messages.text(trouble.code, **trouble.facts)
