"""Why somebody has his place: what ranks him behind one and ahead of another, and his figures.

``{0}`` is the player, ``{1}`` the one he is compared with, at ``{place}``.
"""

PLACES = {
    # Places in words
    "place_1": "{place}.º",
    "place_2": "{place}.º",
    "place_3": "{place}.º",
    "place_other": "{place}.º",
    # Compared with the one above, and the one below
    "behind_on": "Detrás de {1} ({place}) por {what}: {own} contra {other}.",
    "behind_on_level": (
        "Detrás de {1} ({place}): igualdad en {level}; después, {what}, {own} contra {other}."
    ),
    "ahead_on": "Delante de {1} ({place}) por {what}: {own} contra {other}.",
    "ahead_on_level": (
        "Delante de {1} ({place}): igualdad en {level}; después, {what}, {own} contra {other}."
    ),
    "behind_by_lot": "Detrás de {1} ({place}): igualdad en {level}; decidió el sorteo.",
    "ahead_by_lot": "Delante de {1} ({place}): igualdad en {level}; decidió el sorteo.",
    "shares_with": "Comparte el puesto con {names}: igualdad en {level}.",
    "shares_with_more": "Comparte el puesto con {names} y {count:más|más}: igualdad en {level}.",
    "nothing_played": "Nadie tiene resultado todavía, así que todos están igualados.",
    # What ranks besides points and tiebreaks
    "behind_here": "Detrás de {1} ({place}), que sigue en el torneo; {0} se ha retirado.",
    "ahead_here": "Delante de {1} ({place}), que se ha retirado.",
    "behind_in": "Detrás de {1} ({place}), que sigue en juego; {0} está fuera.",
    "ahead_in": "Delante de {1} ({place}), que está fuera; {0} sigue en juego.",
    "behind_out_in": (
        "Detrás de {1} ({place}), que quedó fuera más tarde: ronda {other} contra {own}."
    ),
    "ahead_out_in": "Delante de {1} ({place}), que quedó fuera antes: ronda {other} contra {own}.",
    "behind_stayed": "Detrás de {1} ({place}), que quedó fuera más tarde.",
    "ahead_stayed": "Delante de {1} ({place}), que quedó fuera antes.",
    "behind_won": "Detrás de {1} ({place}), que ha ganado el torneo.",
    "ahead_won": "Delante de {1} ({place}): {0} ha ganado el torneo.",
    "behind_last_game": "Detrás de {1} ({place}), que jugó la última partida de dos.",
    "ahead_last_game": "Delante de {1} ({place}): {0} jugó la última partida de dos.",
    "behind_finalist": "Detrás de {1} ({place}), que jugó la final.",
    "ahead_finalist": "Delante de {1} ({place}): {0} jugó la final.",
    "behind_finished_final": (
        "Detrás de {1} ({place}), que terminó la final; {0} se retiró de ella."
    ),
    "ahead_finished_final": "Delante de {1} ({place}), que se retiró de la final.",
    "behind_final_place": "Detrás de {1} ({place}) en la final: allí, puesto {own} contra {other}.",
    "ahead_final_place": "Delante de {1} ({place}) en la final: allí, puesto {own} contra {other}.",
    "behind_never_lost": (
        "Detrás de {1} ({place}): igualdad en {level}, pero {1} no ha perdido nunca."
    ),
    "ahead_never_lost": (
        "Delante de {1} ({place}): igualdad en {level}, {0:and} no ha perdido nunca."
    ),
    "behind_latest_loss": (
        "Detrás de {1} ({place}): igualdad en {level}, pero {1} perdió más tarde: ronda {other} "
        "contra {own}."
    ),
    "ahead_latest_loss": (
        "Delante de {1} ({place}): igualdad en {level}, {0:and} perdió más tarde: ronda {own} "
        "contra {other}."
    ),
    # What figures are called inside a sentence
    "level_points": "puntos",
    "level_strikes": "strikes",
    "level_wins": "victorias",
    "level_game_points": "puntos de juego",
    "level_energy": "energía",
    "level_opponents": "victorias de los rivales",
    "level_latest_loss": "ronda de la última derrota",
    "level_modified_median": "mediana modificada",
    "level_solkoff": "Solkoff",
    "level_cumulative": "acumulado",
    "level_median": "mediana",
    "level_result": "partidas entre los empatados",
    "level_most_blacks": "partidas con negras",
    "level_cumulative_opposition": "acumulado de los rivales",
    "level_sonneborn_berger": "Sonneborn-Berger",
    "level_buchholz": "Buchholz",
    "level_played_first": "puntos jugados",
    "level_opposition_rating": "rendimiento de los rivales",
    "level_kashdan": "Kashdan",
    "level_coin": "el sorteo",
    "level_everything": "todo lo que se mira",
    # Figures that are no plain number
    "figure_never": "nunca",
    "figure_percent": "{percent} %",
    # What a figure is made of
    "made_of": "{what}: {total} = {parts}.",
    "made_of_mean": "{what}: {total}, la media de {parts}.",
    "made_of_nothing": "{what}: {total}.",
    "part_round": "{value} en la ronda {round}",
    "part_round_player": "{value} en la ronda {round} ({0})",
    "part_table_player": "{value} en la mesa {table} ({0})",
    "part_player": "{value} ({0})",
    "part_player_left_out": "[{value} ({0}), no cuenta]",
    "part_unplayed": "{value} (sin jugar)",
    "part_unplayed_left_out": "[{value} (sin jugar), no cuenta]",
    # What a tiebreak counts
    "counts_modified_median": (
        "Los puntos de los rivales: sin el más bajo, si se llevan más puntos que la mitad; sin el "
        "más alto, si se llevan menos; sin ninguno de los dos, si se lleva justo la mitad."
    ),
    "counts_solkoff": "Los puntos de los rivales.",
    "counts_cumulative": (
        "La suma de los puntos después de cada ronda: los primeros puntos pesan más."
    ),
    "counts_median": "Los puntos de los rivales, sin el más alto ni el más bajo.",
    "counts_result": "Victorias menos derrotas en las partidas entre los empatados.",
    "counts_most_blacks": "Partidas jugadas con negras.",
    "counts_cumulative_opposition": "Los acumulados de los rivales.",
    "counts_sonneborn_berger": (
        "Los puntos de los rivales vencidos, y la mitad de los puntos de aquellos con quienes se "
        "empató."
    ),
    "counts_buchholz": "Los puntos de los rivales, tal como están.",
    "counts_played_first": "1, o 0 si todos los puntos son sin jugar.",
    "counts_opposition_rating": "La media del rendimiento de los rivales.",
    "counts_kashdan": ("4 por victoria, 2 por tablas, 1 por derrota. Lo no jugado no cuenta."),
    "counts_coin": "Sorteado con la semilla del torneo.",
    "counts_opponents": (
        "La parte de los puntos de partida que ganó cada rival; como mínimo, un tercio."
    ),
    # The column that says how near the end or the cut is
    "head_stakes_risk-swiss": "Final",
    "cut_in_points_short": "dentro por {gap:punto de partida|puntos de partida}",
    "cut_out_points_short": "a {gap:punto de partida|puntos de partida}",
    "cut_in_game_points_short": "dentro por {gap:punto de juego|puntos de juego}",
    "cut_out_game_points_short": "a {gap:punto de juego|puntos de juego}",
    "cut_in_energy_short": "dentro por {gap} de energía",
    "cut_out_energy_short": "a {gap} de energía",
    "cut_in_lot_short": "dentro por sorteo",
    "cut_out_lot_short": "fuera por sorteo",
    "cut_in_all_short": "dentro",
    "plays_final_short": "la juega",
    "cut_line": "— Corte —",
    "cut_line_seats": "{count:plaza|plazas}",
    "cut_why": (
        "La final es para los {count} mejores de quienes siguen en el torneo. Sobre la línea: "
        "quién la jugaría ahora, y con cuánta ventaja. Debajo: cuánto falta para la última plaza."
    ),
    "head_stakes_strikes": "Para quedar fuera",
    "strikes_from_out_short": "{more:strike|strikes}",
    "last_place_puts_out_short": "{more:strike|strikes} (último puesto: fuera)",
    "out_after_round_short": "fuera tras esta ronda",
    "head_stakes_dual-ring": "En el anillo",
    "one_loss_short": "a una derrota",
    "one_loss_or_draw_short": "a una derrota o empate",
    "deciding_loss_short": "últimos dos: quien pierde, segundo",
    "stake_out": "fuera",
    "stake_left": "se retiró",
    "stake_left_in": "se retiró en la ronda {round}",
}
