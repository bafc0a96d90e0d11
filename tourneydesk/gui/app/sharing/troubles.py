"""Why an event could not be shared or joined, in words."""

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.sharing.addresses import DEFAULT_PORT
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble


def why_not(trouble: FileTrouble | Refused) -> str:
    """Why something failed, in a sentence."""
    if isinstance(trouble, Refused):
        return refusal(trouble.problems)
    facts = dict(trouble.facts)
    if "name" in facts:
        # The usual port is neither shown nor typed.
        facts["name"] = str(facts["name"]).removesuffix(f":{DEFAULT_PORT}")
    return messages.text(trouble.code, **facts)
