### Choosing the language

language-menu = &Sprache
language-system = Systemsprache
language-later-begun = Begonnenes bleibt erhalten. Die Sprache wechselt beim nächsten Start von TourneyDesk.
language-later = Der Entwurf bleibt erhalten. Die Sprache wechselt beim nächsten Start von TourneyDesk.
