### Choosing the language

language-menu = &Language
language-system = System language
language-later-begun = What you have begun stays. The language changes when you restart TourneyDesk.
language-later = The draft stays. The language changes when you restart TourneyDesk.
