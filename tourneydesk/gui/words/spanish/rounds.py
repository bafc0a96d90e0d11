"""Words of rounds: results, corrections, the second pass, history, why not."""

# A round
TABLES = "Mesas"
TABLE = "Mesa {table}"
TABLE_HEAD = "Mesa"
RESULT_HEAD = "Resultado"
SEAT = "Asiento {seat}"
GROUP_HEAD = "Grupo"
GROUPS_MIXED = " + "
OUT_BEFORE = "Fuera: {names}."
OUT_AND_MORE = "Fuera: {names} y {count} más."
ROUND_TITLE = "Ronda {round} ({kind})"
TABLES_IN = "{done} de {all} con resultado"
JUMP = "Ir a la mesa"
JUMP_KEYS = (
    "Ctrl+G. Un número, un nombre o dos nombres: «ana bru» busca su mesa, «ana > bru» dice además "
    "que ganó Ana, «ana = bru» que fue empate."
)
JUMP_PLACEHOLDER = "n.º o nombre"
ALL_TABLES = "To&das"
MISSING_ONLY = "&Faltan"
NOTHING_MISSING = "En la ronda {round} no falta nada."
NOTHING_MISSING_NEXT = "En la ronda {round} no falta nada. A continuación: {action} (Ctrl+R)."
STOPPED = "interrumpida"
IN = "recibido"
TABLE_SEATING = "Mesa {table}: {seats}"
SEATED_AS = "{name} ({role})"
RECORDED = "Mesa {table}: {result}."
RESULT_IS = "Resultado: {result}"
CALL = "Llamar a la mesa {table}: {seats}."
SEVERAL_TABLES = "«{text}» puede ser {tables}. Elegir con las flechas o seguir escribiendo."
NO_SUCH_TABLE = "En esta ronda no hay mesa ni jugador «{text}»."
RECORD = "Anotar (Ctrl+Enter)"

# Tables of two
FIRST_WON, SECOND_WON, DRAWN_SCORE = "1 – 0", "0 – 1", "½ – ½"
FORFEIT_SCORES = {(False, True): "+ – −", (True, False): "− – +", (True, True): "− – −"}
KEY_WINS = "{key}  Gana {name}"
KEY_DRAW = "0  Empate"
KEY_SCORE = "{key}  {won}–{lost}"
KEY_SCORE_SAID = "{key}: {name} gana {most}–{least}"
MATCH_HINT = "En la lista: 1 gana el primero, 2 gana el segundo; 0, = o D, empate."
FORFEIT_HINT = "No se presentó: 7 el primero, 8 el segundo, 9 ninguno."
GAMES_HINT = "G: otro marcador; después, Enter."
MATCH_MOVES_HINT = "Enter: otra mesa."
CORRECT_HINT = "F2 o escribir encima: corregir. Supr: borrar."
MATCH_KEY_UNKNOWN = (
    "{key} no dice nada sobre esta mesa. Pulsar 1, 2 o 0; Enter para nombrar otra mesa."
)
MATCH_ASKED = "Mesa {table}: escribir lo correcto. {hint}"
GAMES_WON = "Juegos ganados por {name}"
GAMES_DRAWN = "Juegos empatados"
GAMES = "Juegos"
GAMES_DRAWN_SHORT = "empates"
GAMES_SLIP = "Escribir los juegos de esta partida: cuántos ganó cada jugador, por ejemplo 2 y 1."

# Correcting
RESULT_SAYS = "La mesa {table} dice: {result}."
RESULT_WOULD_SAY = "Diría: {result}."
RESULT_TAKEN_BACK = "nada todavía"
WITH_GAMES = "{result} ({games})"
CORRECT_HOW = "Enter o la misma tecla otra vez lo cambia; Esc lo deja como está."
CORRECT_HOW_ENTER = "Otro Enter lo cambia; Esc lo deja como está."
CORRECTED = "Mesa {table}: {result}, en vez de {before}."
SAYS_SO_ALREADY = "La mesa {table} ya dice eso: {result}."
LEFT_AS_IT_IS = "La mesa {table} se queda así: {result}."
NO_RESULT_YET = "La mesa {table} aún no tiene resultado; no hay nada que borrar."
MOVED_BOTH = "{name}: {place} en vez de {before} ({points}: {figure} en vez de {other})"
MOVED_PLACE = "{name}: {place} en vez de {before}"
MOVED_POINTS = "{name} sigue {place} ({points}: {figure} en vez de {other})"
MOVED_MORE = "y {count} más"
NOBODY_MOVES = "No cambian puestos ni puntos."
ROUND_STAYS = "La ronda {rounds} se queda como se emparejó."
ROUNDS_STAY = "Las rondas {rounds} se quedan como se emparejaron."
COUNTED = {"points": "puntos", "strikes": "strikes", "wins": "victorias"}

# The second pass
SECOND_PASS = "Segunda &pasada"
SECOND_PASS_TIP = (
    "Escribir otra vez todos los resultados de la ronda; donde difieren, se detiene y muestra los "
    "dos."
)
SECOND_COUNT = "{done} de {all} escritos dos veces"
SECOND_SAME = "Mesa {table}: igual las dos veces."
SECOND_DIFFERS = (
    "La mesa {table} difiere. Primero: {before}. Ahora: {result}. Enter o la misma tecla otra "
    "vez toma el segundo; Esc conserva el primero."
)
SECOND_DIFFERS_ENTER = (
    "La mesa {table} difiere. Primero: {before}. Ahora: {result}. Otro Enter toma el segundo; Esc"
    " conserva el primero."
)
SECOND_STANDS = (
    "La mesa {table} difiere. Primero: {before}. Ahora: {result}. Esc conserva el primero y sigue."
)
SECOND_DONE = "Todos los resultados de la ronda {round} se han escrito dos veces."
SECOND_NONE = (
    "Ninguna mesa de esta ronda tiene resultado todavía; no hay nada que escribir otra vez."
)
SAME_TWICE = "igual"
DIFFERS = "difiere"

# The history of a table
TABLE_HISTORY = "Historial de esta mesa"
HAPPENED = {
    "reported": "{result}",
    "corrected": "corregido: {result}",
    "cleared": "borrado: {result}",
    "undone": "deshecho: {result}",
    "redone": "rehecho: {result}",
}
HAPPENED_AT = "{time}  {text}"

# Why not
WHY_NOT = "Por qué no …"
WHY_NOT_PLACEHOLDER = "otro jugador"
WHY_NOT_TIP = "Escribir el nombre o el número de otro jugador y pulsar Enter."
WHY_NOT_ASKING = "Mirando la ronda con estos dos juntos…"
WHY_NOT_PAIR = "{one} con {other}:"
WHY_NOT_NOBODY = "Aquí nadie se llama «{text}»."
WHY_NOT_SEVERAL = "«{text}» puede ser {names}. Escribir el número."
WHY_NOT_NOTHING = "Nada habla en contra; otro emparejamiento era igual de bueno."

# Tables that report figures
BOARD_HEADS = ("Puesto o W", "Puntos de juego", "Energía restante")
BOARD_HINT = (
    "Puesto: una tecla; W si se retiró. Después, puntos de juego, Enter, energía restante, Enter. "
    "El último Enter lo anota."
)
BOARD_SLIPS = (
    "Escribir el puesto de {name}, o W si se retiró.",
    "Escribir los puntos de juego de {name}: un número entero, por ejemplo 33.",
    "Escribir la energía que le queda a {name}: un número entero, por ejemplo 7.",
)
SCORE_HEADS = ("Puntuación o W",)
SCORE_HINT = "Una puntuación, o W si se retiró, y Enter. El último Enter lo anota."
SCORE_SLIP = (
    "Escribir la puntuación de {name}: un número, por ejemplo 12, 7,5 o -3, o W si se retiró."
)
LAST_PLACE = "último"
PLACE_SHOWN = "puesto {place}"
