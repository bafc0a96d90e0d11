"""What the headless face says when a file, or the program itself, is at fault."""

from tourneydesk.desk.desk import wall_clock
from tourneydesk.desk.keeping import last_good_copy
from tourneydesk.faults import log_fault
from tourneydesk.present.words import word
from tourneydesk.store.trouble import FileTrouble


def fault_sentence(fault: BaseException) -> str:
    """Writes the fault down and says so in one sentence."""
    path = log_fault(fault, wall_clock())
    if path is None:
        return word("fault_unlogged", fault=type(fault).__name__)
    return word("fault_logged", path=str(path))


def trouble_sentences(trouble: FileTrouble) -> list[str]:
    """What is wrong with a file, and where its last good copy lies if it is damaged."""
    copy = last_good_copy(trouble)
    found = [word(trouble.code, **trouble.facts)]
    return found if copy is None else [*found, word("last_good_copy", **copy)]
