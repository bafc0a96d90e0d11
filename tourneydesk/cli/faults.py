"""What a command reports when a file, or the program itself, is at fault."""

from tourneydesk.desk.session import wall_clock
from tourneydesk.faults import log_fault
from tourneydesk.present.messages import text


def fault_sentence(fault: BaseException) -> str:
    """Logs the fault and reports it in one sentence."""
    path = log_fault(fault, wall_clock())
    if path is None:
        return text("fault-unlogged", fault=type(fault).__name__)
    return text("fault-logged", path=str(path))
