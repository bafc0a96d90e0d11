### Words of choosing the language

language-menu = &Language
language-system = As the system has it
language-later-begun = What you have begun stays. The language changes when TourneyDesk is started the next time.
language-later = The draft stays. The language changes when TourneyDesk is started the next time.
