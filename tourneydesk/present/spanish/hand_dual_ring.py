"""Words of Dual Ring: the next round by hand."""

HAND_RING = {
    "hand_dual-ring_pairs": "{count:tablero|tableros}",
    "hand_dual-ring_heading_ring": "El anillo continúa: {players:jugador|jugadores} en él",
    "hand_dual-ring_heading_set": "Formar el anillo: {players:jugador|jugadores}, {sizes}",
    "hand_dual-ring_set": (
        "Barajar las fichas ({players:jugador|jugadores}) y ponerlas en anillo. Cada cual lleva "
        "blancas contra el siguiente y negras contra el anterior, a la vez: "
        "{tables:tablero|tableros}."
    ),
    "hand_dual-ring_ring": (
        "El plano del anillo de este paquete muestra a quienes siguen "
        "({players:jugador|jugadores}) por orden; después del último viene el primero."
    ),
    "hand_dual-ring_running": (
        "En juego ahora: {boards:tablero|tableros}. Sus papeletas están en este paquete."
    ),
    "hand_dual-ring_out": (
        "Quien pierde queda fuera. Su otra partida se interrumpe y no cuenta para nadie. Sus dos "
        "vecinos del anillo juegan ahora entre sí: tomar la siguiente papeleta en blanco; la "
        "primera lleva el tablero {next}."
    ),
    "hand_dual-ring_gap_one_of_each": (
        "En ella, lleva blancas el que está antes del hueco, y negras el que está después."
    ),
    "hand_dual-ring_gap_as_in_example": "En ella, lleva negras el puesto más bajo del anillo.",
    "hand_dual-ring_drawn_replay": (
        "Una partida empatada se juega otra vez enseguida, con los mismos colores."
    ),
    "hand_dual-ring_drawn_both_out": (
        "Una partida empatada deja fuera a ambos, y el anillo se cierra sobre los dos."
    ),
    "hand_dual-ring_leaves": (
        "Quien se retira también queda fuera; sus vecinos no ganan por ello ninguna victoria."
    ),
    "hand_dual-ring_two": (
        "Cuando quedan dos, sus partidas en juego se interrumpen. Gana quien tiene más victorias "
        "en el anillo. Con las mismas: dos partidas nuevas a la vez, una con cada color, y decide "
        "la primera derrota."
    ),
    "hand_dual-ring_wins": (
        "En cada ficha, rodear color y resultado de cada partida, y sumar las victorias."
    ),
}
