"""Words of the ring as a picture, for the window, the projector and paper."""

RING_DRAWING = {
    "ring_call": "{white} ({white_number}) and {black} ({black_number})",
    "ring_told": (
        "{inside:player is|players are} in the ring, {out} out, {games:game is|games are} being "
        "played."
    ),
    "ring_game_told": "Table {table}: {pair}.",
}
