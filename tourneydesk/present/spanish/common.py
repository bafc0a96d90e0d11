"""Words that all formats share."""

COMMON = {
    # Settings
    "unknown_setting": "Aquí no hay ningún ajuste «{setting}». Ajustes: {known}.",
    "unknown_value": "«{setting}» no puede ser {value}. Lo que vale: {works}.",
    "value_between": "«{setting}» no puede ser {value}. Lo que vale: de {low} a {high}.",
    "value_between_or_null": (
        "«{setting}» no puede ser {value}. Lo que vale: de {low} a {high}, o null."
    ),
    "value_of_list": "«{setting}» no puede ser {value}. Lo que vale: una lista de {works}.",
    "value_rising": (
        "«{setting}» no puede ser {value}. Lo que vale: una lista en orden creciente de 1 a {most} "
        "números enteros, de {low} a {high}."
    ),
    "value_names": (
        "«{setting}» no puede ser {value}. Lo que vale: una lista de 1 a {most} nombres distintos, "
        "de 1 a {longest} caracteres, o null."
    ),
    # Reports of a table
    "result_part_unknown": "Un resultado aquí no tiene «{unknown}». Puede tener {known}.",
    "result_part_not_by_player": "«{part}» tiene que nombrar a cada jugador con su cifra.",
    "result_part_not_a_list": "«{part}» tiene que ser una lista de jugadores.",
    "player_named_twice": (
        "«{part}» nombra a alguien dos veces. Nombrar a cada jugador una sola vez."
    ),
    "not_at_this_table": (
        "El jugador {named} no está en la mesa {table}; allí se sientan {everyone}."
    ),
    "not_a_whole_number": (
        "{part:word} de {0}: no puede ser {value}. Anotar un número entero de {low} a {high}."
    ),
    "not_a_number": (
        "{part:word} de {0}: no puede ser {value}. Anotar un número de mil millones como máximo, "
        "con seis decimales como máximo."
    ),
    "match_result_unclear": (
        "Decir una sola cosa sobre {everyone}: quién ganó, empate o quién no se presentó."
    ),
}
