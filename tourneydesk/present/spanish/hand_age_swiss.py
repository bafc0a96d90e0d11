"""Words of Age-Modified Swiss: the next round by hand."""

HAND_AGE = {
    "hand_age-swiss_pairs": "{count:pareja|parejas}",
    "hand_age-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_age-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_age-swiss_age_groups": "Grupos de edad, del mayor al más joven: {groups:ages}.",
    "hand_age-swiss_first": (
        "Ordenar las fichas ({players:jugador|jugadores}) por grupos de edad y barajar cada grupo. "
        "Emparejar el grupo mayor; quien sobra pasa al grupo siguiente, quien sobra ahí al "
        "siguiente, y así sucesivamente."
    ),
    "hand_age-swiss_first_bye": (
        "Sobra uno en el grupo más joven: antes de emparejarlo, sortear el bye entre los de ese "
        "grupo. El bye vale 3 puntos."
    ),
    "hand_age-swiss_sort": (
        "Hacer montones con las fichas de quienes siguen ({players:jugador|jugadores}), uno por "
        "cada número de puntos de partida, primero el de más puntos. En cada montón, el grupo de "
        "edad mayor va arriba."
    ),
    "hand_age-swiss_bye": (
        "El número es impar, así que primero se da el bye: a alguien que no ha tenido ninguno, del "
        "montón más bajo; ahí, del grupo de edad más joven; después, por sorteo. Vale 3 puntos."
    ),
    "hand_age-swiss_no_bye": "El número es par: nadie tiene bye.",
    "hand_age-swiss_pair": (
        "Empezar por el montón de arriba. Nadie repite rival: mirar los números en la ficha. "
        "Dentro del montón, emparejar a jugadores del mismo grupo de edad; quien sobra juega con "
        "el grupo de edad siguiente. No emparejar a los mayores con los más jóvenes si sirve "
        "deshacer una pareja intermedia."
    ),
    "hand_age-swiss_down": (
        "Quien no se puede emparejar baja al montón siguiente: los menos posibles, y del grupo de "
        "edad más joven del montón. Ahí se les empareja primero, con su propia edad si es posible."
    ),
    "hand_age-swiss_lot": (
        "Lo que está igualado lo decide el sorteo: barajar y tomar la ficha de arriba."
    ),
    "hand_age-swiss_stuck": (
        "Si el último montón no se puede emparejar, deshacer las parejas de más arriba, empezando "
        "por la más baja."
    ),
    "hand_age-swiss_slips": (
        "Escribir cada pareja en una papeleta en blanco con un número de mesa: "
        "{tables:papeleta|papeletas}."
    ),
    "hand_age-swiss_points": (
        "En cada ficha, rodear los juegos y la partida, y sumar los puntos de partida: ganada 3, "
        "empatada 1, perdida 0."
    ),
    "hand_age-swiss_planned": "Previsto: {rounds:ronda|rondas}.",
}
