"""Words of choosing the language."""

LANGUAGE_MENU = "&Idioma"
LANGUAGE_SYSTEM = "El del sistema"
LANGUAGE_LATER_BEGUN = (
    "Lo empezado se conserva. El idioma cambia la próxima vez que se inicie TourneyDesk."
)
LANGUAGE_LATER = (
    "El borrador se conserva. El idioma cambia la próxima vez que se inicie TourneyDesk."
)
