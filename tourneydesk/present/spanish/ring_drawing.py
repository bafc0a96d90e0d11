"""Words of the ring as a picture, for the window, the projector and paper."""

RING_DRAWING = {
    "ring_call": "{white} ({white_number}) contra {black} ({black_number})",
    "ring_told": (
        "En el anillo: {inside:jugador|jugadores}; fuera: {out}; en marcha: "
        "{games:partida|partidas}."
    ),
    "ring_game_told": "Mesa {table}: {pair}.",
}
