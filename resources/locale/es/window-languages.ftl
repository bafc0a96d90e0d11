### Choosing the language

language-menu = &Idioma
language-system = Idioma del sistema
language-later-begun = Lo empezado se conserva. El idioma cambia al reiniciar TourneyDesk.
language-later = El borrador se conserva. El idioma cambia al reiniciar TourneyDesk.
