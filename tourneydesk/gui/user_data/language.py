"""The window's language: the system's, or the one chosen under View, Language."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache

from PySide6.QtCore import QDateTime, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages
from tourneydesk.present.messages import current_language
from tourneydesk.present.messages.languages import language, language_for, language_keys

SYSTEM = ""
"""The choice that follows the system."""
_KEY = "language"


class _ThisTime:
    """The language requested on the command line; the saved choice is not changed."""

    key: str | None = None


def use_this_time(key: str | None) -> None:
    """Overrides the language until another is chosen or the program ends."""
    _ThisTime.key = key


def choices() -> dict[str, str]:
    """The available choices: each one's name by its key, the system's first."""
    return {
        SYSTEM: messages.text("language-system"),
        **{key: language(key).name for key in language_keys()},
    }


def choice() -> str:
    """The choice made; the system's if it is no longer available."""
    saved = _ThisTime.key or preferred(_KEY)
    return saved if saved in language_keys() else SYSTEM


def choose(key: str) -> None:
    """Saves a choice, which takes effect at the next `speak_chosen`."""
    use_this_time(None)
    prefer(_KEY, key)


def language_key(saved: str, system: Sequence[str]) -> str:
    """The key of the language to use: the choice, else the first of the system's languages that the
    program supports, else English.
    """
    available = language_keys()
    if saved in available:
        return saved
    for locale in system:
        key = language_for(locale)
        if key in available and (key != "en" or locale.lower().startswith("en")):
            return key
    return "en"


def speak_chosen(app: QApplication) -> None:
    """Switches everything to the chosen language."""
    speak_in(app, language_key(choice(), QLocale.system().uiLanguages()))


def speak_in(app: QApplication, key: str) -> None:
    """Switches everything to that language, including Qt's own dialogs and the layout direction."""
    messages.use_language(key)
    time_of_day.cache_clear()
    day_and_time.cache_clear()
    before = app.property("translator")
    if isinstance(before, QTranslator):
        app.removeTranslator(before)
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{key}", folder):
        app.installTranslator(translator)
    app.setProperty("translator", translator)
    app.setLayoutDirection(QLocale(key).textDirection())


def locale() -> QLocale:
    """How the current language writes dates and times: as in the system's locale if that has the
    same language.
    """
    own = QLocale(current_language().key)
    system = QLocale.system()
    return system if system.language() == own.language() else own


@lru_cache(maxsize=8192)
def time_of_day(at: str) -> str:
    """The local time of a step; empty if unknown."""
    moment = _local(at)
    short = QLocale.FormatType.ShortFormat
    return "" if moment is None else locale().toString(moment.time(), short)


@lru_cache(maxsize=8192)
def day_and_time(at: str) -> str:
    """The local date and time of a step; empty if unknown."""
    moment = _local(at)
    short = QLocale.FormatType.ShortFormat
    return "" if moment is None else locale().toString(moment, short)


def _local(at: str) -> QDateTime | None:
    try:
        moment = datetime.fromisoformat(at).astimezone()
        return QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    except (ValueError, OverflowError, OSError):  # Windows refuses some years
        return None
