### Words of choosing the language

language-menu = &Sprache
language-system = Wie im System
language-later-begun = Das Begonnene bleibt. Die Sprache wechselt beim nächsten Start von TourneyDesk.
language-later = Der Entwurf bleibt. Die Sprache wechselt beim nächsten Start von TourneyDesk.
