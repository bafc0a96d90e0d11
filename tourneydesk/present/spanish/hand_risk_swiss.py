"""Words of RISK 2210 Swiss: the next round by hand."""

HAND_RISK = {
    "hand_risk-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_risk-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_risk-swiss_heading_final": "La final: 1 tablero de {size}",
    "hand_risk-swiss_take": (
        "Tomar las fichas de los que siguen: {players:jugador|jugadores}. Apartar las de quienes "
        "se retiraron o fueron descalificados; no juegan."
    ),
    "hand_risk-swiss_shuffle": "Barajar todas las fichas.",
    "hand_risk-swiss_sort": (
        "Ordenar las fichas por puntos de partida, primero las de más puntos. Barajar entre sí las "
        "que tienen los mismos: aquí los puntos de juego y la energía no cuentan."
    ),
    "hand_risk-swiss_deal": (
        "Preparar {sizes}. Llenar un tablero tras otro empezando por arriba; lo que un grupo de "
        "iguales puntos no llena se completa con el grupo siguiente. Poner los tableros de 4 y de "
        "5 en el orden que mezcle menos grupos."
    ),
    "hand_risk-swiss_deal_first": (
        "Preparar {sizes} y llenar un tablero tras otro empezando por arriba."
    ),
    "hand_risk-swiss_slips": (
        "Escribir cada tablero en una papeleta en blanco: números y nombres. Hay una para cada "
        "tablero."
    ),
    "hand_risk-swiss_report": (
        "Cuando termina un tablero, sus jugadores anotan puesto, puntos de juego y energía "
        "restante. Quien se retiró lleva RET en vez de un puesto. Firman todos los del tablero."
    ),
    "hand_risk-swiss_points": (
        "En cada ficha, rodear el puesto y sumar los puntos de partida: 1.º 5, 2.º 4, 3.º 3, 4.º "
        "2, 5.º 1; en un tablero de 4, también de 5 a 2. Con RET o descalificación: 0, y fuera de "
        "las rondas siguientes."
    ),
    "hand_risk-swiss_planned": (
        "Hay previstas {rounds:ronda suiza|rondas suizas}, y después el tablero final."
    ),
    "hand_risk-swiss_planned_alone": "Hay previstas {rounds:ronda suiza|rondas suizas}, sin final.",
    "hand_risk-swiss_final_rank": (
        "Ordenar a todos los que siguen: puntos de partida, después suma de puntos de juego, "
        "después suma de energía restante, después un sorteo hecho a la vista de todos y anotado."
    ),
    "hand_risk-swiss_final_seat": (
        "Los primeros {size} juegan la final en un solo tablero. Los puntos ya no cuentan."
    ),
    "hand_risk-swiss_final_places": (
        "Los puestos de la final son los puestos del torneo. Quien se retiró de la final va detrás "
        "de quienes la terminaron; a partir de ahí vale la clasificación suiza."
    ),
}
