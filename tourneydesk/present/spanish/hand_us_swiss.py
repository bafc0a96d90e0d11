"""Words of US Chess Swiss: the next round by hand."""

HAND_US = {
    "hand_us-swiss_pairs": "{count:tablero|tableros}",
    "hand_us-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_us-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_us-swiss_asked": "Apartar a quien pidió un bye de medio punto en esta ronda: {names}.",
    "hand_us-swiss_sort": (
        "Hacer grupos de iguales puntos con las fichas de quienes siguen "
        "({players:jugador|jugadores}), primero el de más puntos; en cada grupo, por rating, "
        "primero el más alto, y al final quienes no tienen rating."
    ),
    "hand_us-swiss_bye": (
        "El número es impar: el bye de un punto entero es para el jugador de menor rating del "
        "grupo más bajo, no para alguien sin rating, ni para quien ya tuvo uno o ganó por "
        "incomparecencia."
    ),
    "hand_us-swiss_no_bye": "El número es par: nadie tiene bye de un punto entero.",
    "hand_us-swiss_halves": (
        "Partir cada grupo en mitad superior y mitad inferior. El primero de la mitad superior "
        "juega con el primero de la inferior, el segundo con el segundo, y así sucesivamente."
    ),
    "hand_us-swiss_odd": (
        "De un grupo impar baja el jugador de menor rating, no alguien sin rating, y juega con el "
        "de mayor rating del grupo siguiente con quien no se haya enfrentado."
    ),
    "hand_us-swiss_rematch": (
        "Nadie repite rival: cambiarlo por un vecino de la mitad inferior, el de rating más "
        "parecido."
    ),
    "hand_us-swiss_colours": (
        "Colores: quien ha llevado un color menos veces lo lleva; si son las mismas, el contrario "
        "al de la última vez. Si a ambos les corresponde el mismo, lo lleva quien está más lejos "
        "del equilibrio; si siguen iguales, volver a la última ronda en que llevaron colores "
        "distintos, y cada cual lleva el contrario; si no, quien va por delante lleva el que le "
        "corresponde."
    ),
    "hand_us-swiss_swap": (
        "Cambiar jugadores de la mitad inferior por los colores solo si sus ratings se diferencian "
        "como mucho en {alternation} para alternar, y en {equalisation} para igualar. Si se puede "
        "evitar, nadie lleva un color tres veces seguidas."
    ),
    "hand_us-swiss_first_colour": (
        "Echar a cara o cruz el color del primer jugador de la lista; tablero tras tablero, los "
        "jugadores de arriba alternan los colores."
    ),
    "hand_us-swiss_accelerated_first": (
        "Acelerado: partir la lista de rating en una mitad superior de {upper} y una inferior de "
        "{lower}. Emparejar cada mitad por su cuenta, su cuarto superior contra su cuarto inferior."
    ),
    "hand_us-swiss_accelerated_adjusted": (
        "Acelerado (rating ajustado): emparejar primero entre sí a los ganadores de la mitad "
        "superior de la ronda 1; después, a los demás de la mitad superior con los ganadores de la "
        "inferior; después, a los que hicieron tablas en la inferior; después, a los que perdieron "
        "en ella."
    ),
    "hand_us-swiss_accelerated_added": (
        "Acelerado (puntos añadidos): en esta ronda, contar un punto más a todos los de la mitad "
        "superior de la lista, y emparejar con esos puntos."
    ),
    "hand_us-swiss_slips": (
        "Escribir cada pareja en una papeleta en blanco, primero las blancas: "
        "{tables:papeleta|papeletas}."
    ),
    "hand_us-swiss_points": (
        "En cada ficha, rodear color y resultado, y escribir los nuevos puntos: ganada 1, tablas ½."
    ),
    "hand_us-swiss_planned": "Previsto: {rounds:ronda|rondas}.",
}
