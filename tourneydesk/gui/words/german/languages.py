"""Words of choosing the language."""

LANGUAGE_MENU = "&Sprache"
LANGUAGE_SYSTEM = "Wie im System"
LANGUAGE_LATER = "Der Entwurf bleibt. Die Sprache wechselt beim nächsten Start von TourneyDesk."
