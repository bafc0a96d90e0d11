"""Words of choosing the language."""

LANGUAGE_MENU = "&Sprache"
LANGUAGE_SYSTEM = "Wie im System"
LANGUAGE_LATER_BEGUN = (
    "Das Begonnene bleibt. Die Sprache wechselt beim nächsten Start von TourneyDesk."
)
LANGUAGE_LATER = "Der Entwurf bleibt. Die Sprache wechselt beim nächsten Start von TourneyDesk."
