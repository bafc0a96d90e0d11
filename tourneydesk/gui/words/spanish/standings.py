"""Words of the standings' stage: age groups, the cut, and results that are tried."""

EVERYBODY = "Todos"
SHOW_GROUP = "Mostrar"
NO_GROUP = "Sin edad ni grupo de edad, y por eso en ninguno de los grupos: {players}."
PLACE_OF = "{place}. {name}"
CUT = "Corte para la final"
TRY_RESULT = "¿Y si…? (T)"
TRY_TIP = "Probar un resultado que aún no ha llegado. No se anota nada."
STANDINGS_WHAT_IF = "Clasificación: ¿y si…?"
PLACE_OF_WHAT_IF = "¿Y si…? {place}. {name}"
PLACE_NOW = "Ahora"
NOTHING_TO_TRY = "Todas las mesas publicadas tienen resultado; no hay nada que probar."
WHAT_IF_BAND = "¿Y si…? No se anota nada. Esc lo termina."
WHAT_IF_EMPTY = (
    "Elegir una mesa de abajo y escribir un resultado como en la ronda; los puestos cambian con él."
)
WHAT_IF_TRIED = "Mesa {table}: {result}."
WHAT_IF_OVER = "Entonces el torneo habría terminado, con victoria de {names}."
WHAT_IF_OVER_UNWON = "Entonces el torneo habría terminado, y no habría ganado nadie."
WHAT_IF_TABLES = "Mesas para probar"
WHAT_IF_HINT = "Supr olvida la prueba de una mesa. Se pueden probar varias mesas a la vez."
WHAT_IF_TAKE = "Probarlo (Ctrl+Enter)"
WHAT_IF_BOARD_HINT = (
    "Puesto: una tecla; W si se retiró. Después, puntos de juego, Enter, energía restante, Enter. "
    "El último Enter lo prueba."
)
WHAT_IF_SCORE_HINT = "Una puntuación, o W si se retiró, y Enter. El último Enter lo prueba."
WHAT_IF_ENDED = "La clasificación es la de los resultados recibidos."
