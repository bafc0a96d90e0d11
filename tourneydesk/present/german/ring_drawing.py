"""Words of the ring as a picture, for the window, the projector and paper."""

RING_DRAWING = {
    "ring_call": "{white} ({white_number}) und {black} ({black_number})",
    "ring_told": (
        "{inside:Spieler ist|Spieler sind} im Ring, {out} ausgeschieden, {games:Partie "
        "läuft|Partien laufen}."
    ),
    "ring_game_told": "Tisch {table}: {pair}.",
}
