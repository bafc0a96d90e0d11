"""Every string of the window that is not about what happens at the tables, by subject.

Reasons, refusals and what now have their words in `present.english`, for every face the same.
"""

from tourneydesk.gui.words.figures import *  # noqa: F403
from tourneydesk.gui.words.frame import *  # noqa: F403
from tourneydesk.gui.words.history import *  # noqa: F403
from tourneydesk.gui.words.making import *  # noqa: F403
from tourneydesk.gui.words.people import *  # noqa: F403
from tourneydesk.gui.words.rounds import *  # noqa: F403
from tourneydesk.gui.words.standings import *  # noqa: F403
