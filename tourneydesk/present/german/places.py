"""Why somebody has his place: what ranks him behind one and ahead of another, and his figures.

``{0}`` is the player, ``{1}`` the one he is compared with, at ``{place}``.
"""

PLACES = {
    # Places in words
    "place_1": "Platz {place}",
    "place_2": "Platz {place}",
    "place_3": "Platz {place}",
    "place_other": "Platz {place}",
    # Compared with the one above, and the one below
    "behind_on": "Hinter {1} ({place}) nach {what}: {own} gegen {other}.",
    "behind_on_level": (
        "Hinter {1} ({place}): gleich bei {level}, dann nach {what}: {own} gegen {other}."
    ),
    "ahead_on": "Vor {1} ({place}) nach {what}: {own} gegen {other}.",
    "ahead_on_level": (
        "Vor {1} ({place}): gleich bei {level}, dann nach {what}: {own} gegen {other}."
    ),
    "behind_by_lot": "Hinter {1} ({place}): gleich bei {level}, durch das Los.",
    "ahead_by_lot": "Vor {1} ({place}): gleich bei {level}, durch das Los.",
    "shares_with": "Teilt den Platz mit {names}: gleich bei {level}.",
    "shares_with_more": (
        "Teilt den Platz mit {names} und {count:weiteren|weiteren}: gleich bei {level}."
    ),
    "nothing_played": "Noch hat niemand ein Ergebnis; alle sind gleichauf.",
    # What ranks besides points and tiebreaks
    "behind_here": "Hinter {1} ({place}), noch im Turnier; {0} ist abgemeldet.",
    "ahead_here": "Vor {1} ({place}), aus dem Turnier abgemeldet.",
    "behind_in": "Hinter {1} ({place}), noch dabei; {0} ist ausgeschieden.",
    "ahead_in": "Vor {1} ({place}), schon ausgeschieden; {0} ist noch dabei.",
    "behind_out_in": "Hinter {1} ({place}), später ausgeschieden: Runde {other} gegen {own}.",
    "ahead_out_in": "Vor {1} ({place}), früher ausgeschieden: Runde {other} gegen {own}.",
    "behind_stayed": "Hinter {1} ({place}), später ausgeschieden.",
    "ahead_stayed": "Vor {1} ({place}), früher ausgeschieden.",
    "behind_won": "Hinter {1} ({place}) mit dem Turniersieg.",
    "ahead_won": "Vor {1} ({place}): {0} hat gewonnen.",
    "behind_last_game": "Hinter {1} ({place}), im letzten Spiel zu zweit noch dabei.",
    "ahead_last_game": "Vor {1} ({place}): {0} war im letzten Spiel zu zweit noch dabei.",
    "behind_finalist": "Hinter {1} ({place}) aus dem Finale.",
    "ahead_finalist": "Vor {1} ({place}): {0} hat das Finale gespielt.",
    "behind_finished_final": (
        "Hinter {1} ({place}), im Finale bis zum Ende dabei; {0} hat dort aufgegeben."
    ),
    "ahead_finished_final": "Vor {1} ({place}), im Finale aufgegeben.",
    "behind_final_place": "Hinter {1} ({place}) im Finale: dort Platz {own} gegen {other}.",
    "ahead_final_place": "Vor {1} ({place}) im Finale: dort Platz {own} gegen {other}.",
    "behind_never_lost": "Hinter {1} ({place}): gleich bei {level}, aber {1} hat nie verloren.",
    "ahead_never_lost": "Vor {1} ({place}): gleich bei {level}, und {0} hat nie verloren.",
    "behind_latest_loss": (
        "Hinter {1} ({place}): gleich bei {level}, aber {1} hat später verloren: Runde {other} "
        "gegen {own}."
    ),
    "ahead_latest_loss": (
        "Vor {1} ({place}): gleich bei {level}, und {0} hat später verloren: Runde {own} gegen "
        "{other}."
    ),
    # What figures are called inside a sentence
    "level_points": "Punkten",
    "level_strikes": "Strafpunkten",
    "level_wins": "Siegen",
    "level_game_points": "Spielpunkten",
    "level_energy": "Energie",
    "level_opponents": "Matchsiegen der Gegner",
    "level_latest_loss": "Runde der letzten Niederlage",
    "level_modified_median": "modifiziertem Median",
    "level_solkoff": "Solkoff",
    "level_cumulative": "Fortschrittswertung",
    "level_median": "Median",
    "level_result": "direktem Vergleich",
    "level_most_blacks": "Schwarzpartien",
    "level_cumulative_opposition": "Fortschrittswertung der Gegner",
    "level_sonneborn_berger": "Sonneborn-Berger",
    "level_buchholz": "Buchholz",
    "level_played_first": "Punkte am Brett",
    "level_opposition_rating": "Leistung der Gegner",
    "level_kashdan": "Kashdan",
    "level_coin": "Los",
    "level_everything": "allem, was verglichen wird",
    # Figures that are no plain number
    "figure_never": "nie",
    "figure_percent": "{percent} %",
    # What a figure is made of
    "made_of": "{what}: {total} = {parts}.",
    "made_of_mean": "{what}: {total}, der Durchschnitt aus {parts}.",
    "made_of_nothing": "{what}: {total}.",
    "part_round": "{value} in Runde {round}",
    "part_round_player": "{value} in Runde {round} ({0})",
    "part_table_player": "{value} an Tisch {table} ({0})",
    "part_player": "{value} ({0})",
    "part_player_left_out": "[{value} ({0}), gestrichen]",
    "part_unplayed": "{value} (nicht gespielt)",
    "part_unplayed_left_out": "[{value} (nicht gespielt), gestrichen]",
    # What a tiebreak counts
    "counts_modified_median": (
        "Die Punkte der Gegner: bei mehr als der Hälfte der Punkte ohne den niedrigsten, bei "
        "weniger ohne den höchsten, bei genau der Hälfte ohne beide."
    ),
    "counts_solkoff": "Die Punkte der Gegner.",
    "counts_cumulative": (
        "Der Punktestand nach jeder Runde, zusammengezählt: Frühe Punkte zählen mehr."
    ),
    "counts_median": "Die Punkte der Gegner ohne den höchsten und den niedrigsten Wert.",
    "counts_result": "Siege minus Niederlagen in den Partien der Gleichstehenden untereinander.",
    "counts_most_blacks": "Gespielte Partien mit Schwarz.",
    "counts_cumulative_opposition": "Die Fortschrittswertungen der Gegner.",
    "counts_sonneborn_berger": (
        "Die Punkte der besiegten Gegner, dazu die Hälfte derer, gegen die es remis ausging."
    ),
    "counts_buchholz": "Die Punkte der Gegner, wie sie stehen.",
    "counts_played_first": "1, oder 0 bei Punkten nur ohne Spiel.",
    "counts_opposition_rating": "Die Leistungszahlen der Gegner, gemittelt.",
    "counts_kashdan": (
        "4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage. Nicht Gespieltes zählt nichts."
    ),
    "counts_coin": "Aus dem Startwert des Turniers gelost.",
    "counts_opponents": (
        "Der Anteil der Matchpunkte, den jeder Gegner geholt hat, je mindestens ein Drittel."
    ),
    # The column that says how near the end or the cut is
    "head_stakes_risk-swiss": "Finale",
    "cut_in_points_short": "dabei mit {gap:Matchpunkt|Matchpunkten} mehr",
    "cut_out_points_short": "{gap:Matchpunkt zu wenig|Matchpunkte zu wenig}",
    "cut_in_game_points_short": "dabei mit {gap:Spielpunkt|Spielpunkten} mehr",
    "cut_out_game_points_short": "{gap:Spielpunkt zu wenig|Spielpunkte zu wenig}",
    "cut_in_energy_short": "dabei mit {gap} mehr Energie",
    "cut_out_energy_short": "{gap} Energie zu wenig",
    "cut_in_lot_short": "dabei durch das Los",
    "cut_out_lot_short": "durch das Los nicht dabei",
    "cut_in_all_short": "dabei",
    "plays_final_short": "spielt mit",
    "cut_line": "— Schnitt zum Finale —",
    "cut_line_seats": "{count:Platz|Plätze}",
    "cut_why": (
        "Im Finale spielen die besten {count} von denen, die noch dabei sind. Über dem Strich: wer "
        "jetzt dabei wäre und mit welchem Vorsprung. Darunter: was zum letzten Platz fehlt."
    ),
    "head_stakes_strikes": "Bis zum Aus",
    "strikes_from_out_short": "{more:Strafpunkt|Strafpunkte}",
    "last_place_puts_out_short": "{more:Strafpunkt|Strafpunkte} (letzter Platz: aus)",
    "out_after_round_short": "aus nach dieser Runde",
    "head_stakes_dual-ring": "Im Ring",
    "one_loss_short": "eine Niederlage bis zum Aus",
    "one_loss_or_draw_short": "ein Remis oder eine Niederlage bis zum Aus",
    "deciding_loss_short": "letzte zwei: Niederlage heißt Platz 2",
    "stake_out": "ausgeschieden",
    "stake_left": "abgemeldet",
    "stake_left_in": "in Runde {round} abgemeldet",
}
