### Words of choosing the language

language-menu = &Idioma
language-system = El del sistema
language-later-begun = Lo empezado se conserva. El idioma cambia la próxima vez que se inicie TourneyDesk.
language-later = El borrador se conserva. El idioma cambia la próxima vez que se inicie TourneyDesk.
