"""Every string of the window that is not about what happens at the tables, by subject.

Reasons, refusals and what now are messages (`present.messages`), for every face the same. What
stands here is English; a language in a folder of its own has the same names with its own words, and
`speak` puts them in their places. So nothing may keep a word from before: whatever is made as a
module is loaded asks for its words when it needs them.
"""

from importlib import import_module
from pkgutil import iter_modules

from tourneydesk.gui.words.changing import *  # noqa: F403
from tourneydesk.gui.words.display import *  # noqa: F403
from tourneydesk.gui.words.drafts import *  # noqa: F403
from tourneydesk.gui.words.figures import *  # noqa: F403
from tourneydesk.gui.words.frame import *  # noqa: F403
from tourneydesk.gui.words.history import *  # noqa: F403
from tourneydesk.gui.words.languages import *  # noqa: F403
from tourneydesk.gui.words.making import *  # noqa: F403
from tourneydesk.gui.words.open_items import *  # noqa: F403
from tourneydesk.gui.words.papers import *  # noqa: F403
from tourneydesk.gui.words.people import *  # noqa: F403
from tourneydesk.gui.words.rebuilding import *  # noqa: F403
from tourneydesk.gui.words.recovering import *  # noqa: F403
from tourneydesk.gui.words.repairs import *  # noqa: F403
from tourneydesk.gui.words.ring import *  # noqa: F403
from tourneydesk.gui.words.ring_repairs import *  # noqa: F403
from tourneydesk.gui.words.rounds import *  # noqa: F403
from tourneydesk.gui.words.safety import *  # noqa: F403
from tourneydesk.gui.words.standings import *  # noqa: F403
from tourneydesk.present import words as _present

_PACKAGES = {"de": "german", "es": "spanish"}


def words_of(package: str = "") -> dict[str, object]:
    """All words of a language by name; English where no package of words is named."""
    folder = import_module(f"{__name__}.{package}") if package else import_module(__name__)
    parts = [part.name for part in iter_modules(folder.__path__) if not part.ispkg]
    return {
        name: value
        for part in parts
        for name, value in vars(import_module(f"{folder.__name__}.{part}")).items()
        if not name.startswith("_")
    }


def speak(key: str) -> None:
    """Says everything in that language from now on, the words of `present` too; what a language
    lacks is said in English. Only for a language whose messages are there.
    """
    _present.speak(key)
    globals().update(words_of())
    if key != "en":
        globals().update(words_of(_PACKAGES.get(key, "")))
