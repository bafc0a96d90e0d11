"""Words of the RISK 2210 Swiss."""

from tourneydesk.present.german.risk_swiss_answers import ANSWERS

RISK_SWISS = {
    # The number of players
    "cannot_seat": (
        "{players:Spieler lässt|Spieler lassen} sich nicht auf Tische verteilen: An einem Tisch "
        "sitzen {smallest} bis {largest}, und niemand setzt aus. Möglich: {other} "
        "{other_way:word}, dann sind es {counts_that_work[0]}, oder {up} anmelden, dann sind es "
        "{counts_that_work[1]}."
    ),
    "boards_of_3_would_do": (
        "Oder nicht offiziell spielen: „Offizielles Turnier“ ausschalten, dann sind auch Tische zu "
        "3 erlaubt."
    ),
    "swiss_can_end_here": (
        "Oder die Runden nach Schweizer System hier beenden: „Runden Schweizer System“ auf "
        "{rounds} stellen; dann kommt, was danach vorgesehen ist."
    ),
    "boards_do_not_fit": (
        "{players:Spieler passt|Spieler passen} nicht auf {boards:Tisch|Tische}. So viele Tische "
        "gehen: {boards_that_work}. „Tische“ auf eine dieser Zahlen stellen oder leer lassen für "
        "möglichst wenige."
    ),
    "boards_not_kept": (
        "„Tische“ steht auf {set}, aber {players:Spieler passt|Spieler passen} nicht auf so viele. "
        "Die nächste Runde hat {boards:Tisch|Tische}, so wenige wie möglich."
    ),
    # Pairing
    "results_missing": (
        "Runde {round} wartet noch auf {count:Tisch|Tische}: {tables}. Die Ergebnisse eintragen, "
        "dann auslosen."
    ),
    "earlier_round_open": "Runde {round} ist wieder offen. Es fehlt noch: {tables:Tisch|Tische}.",
    "event_finished": (
        "Alle geplanten Runden sind gespielt ({rounds}). Zum Weiterspielen „Runden Schweizer "
        "System“ erhöhen; ist ein Finale freigegeben, es zuerst rückgängig machen."
    ),
    "final_needs_players": (
        "Das Finale braucht mindestens {needed:Spieler|Spieler}, die noch dabei sind; vorhanden: "
        "{players}. Jemanden wieder aufnehmen oder „Finaltisch“ ausschalten: Dann entscheidet die "
        "Rangliste nach Schweizer System."
    ),
    "over_with_last_one_in": (
        "Das Turnier ist zu Ende: Nur {0} ist noch dabei und hat gewonnen. Soll es "
        "weitergehen, jemanden wieder aufnehmen."
    ),
    "won_as_last_one_in": "Nur {0} ist noch dabei und hat gewonnen.",
    "nobody_finished_final": (
        "Im Finale haben alle aufgegeben. Seine Spieler behalten die Reihenfolge aus der Rangliste "
        "nach Schweizer System; der beste von ihnen gewinnt also."
    ),
    # Why a board is as it is
    "first_round_random": "Runde 1 wird ausgelost.",
    "same_points": "Alle hier haben {points:Matchpunkt|Matchpunkte}.",
    "mixed_points": (
        "Die Spieler hier haben {points} Matchpunkte. Ihre Punktgruppen füllen keine ganzen Tische."
    ),
    "taken_from_below": (
        "Aus der Gruppe mit {points:Matchpunkt|Matchpunkten}, um den Tisch derer mit {above} zu "
        "füllen: {everyone}."
    ),
    "met_before": (
        "{0} und {1} saßen schon in Runde {round} zusammen. Es fand sich keine Verteilung mit "
        "weniger Wiederholungen, die die Punkte ebenso wenig mischt."
    ),
    "forbidden_together": (
        "{0} und {1} sollen nicht aufeinandertreffen, aber es fand sich keine Verteilung, die das "
        "vermeidet und den Regeln ebenso gut folgt. Setzen von Hand ist möglich."
    ),
    "fewest_boards": "{players:Spieler|Spieler} an {boards:Tisch|Tischen}, so wenige wie möglich.",
    "boards_as_set": "{players:Spieler|Spieler} an {boards:Tisch|Tischen}, wie eingestellt.",
    "boards_of_5_and_4": "Tische zu 5: {fives}, Tische zu 4: {fours}.",
    "boards_alike": "Tische zu {size}: {boards}.",
    "boards_of_4_and_3": "Tische zu 4: {fours}, Tische zu 3: {threes}.",
    "order_mixes_least": (
        "Nur eine Reihenfolge der größeren und kleineren Tische mischt Spieler mit verschiedenen "
        "Punkten am wenigsten."
    ),
    "order_drawn": "Welche Tische die kleineren sind, wurde gelost.",
    "order_for_wishes": (
        "Mehrere Reihenfolgen der größeren und kleineren Tische mischen die Punkte gleich wenig. "
        "Von den gelosten und geprüften wurde die genommen, die am besten auseinanderhält."
    ),
    "order_by_lot": (
        "Welche Tische die kleineren sind, wurde unter den Reihenfolgen gelost, die Spieler mit "
        "verschiedenen Punkten am wenigsten mischen."
    ),
    "new_opponents_first": (
        "Neue Gegner zuerst: Bei gleichen Punkten kommt zusammen, wer noch nicht zusammensaß, wo "
        "das geht. So gesetzt: {repeats:Paar trifft|Paare treffen} in dieser Runde noch einmal "
        "aufeinander."
    ),
    "equal_points_by_lot": "Bei gleichen Punkten entscheidet das Los.",
    "forbidden_apart": (
        "Wer nicht aufeinandertreffen soll, wird auseinandergehalten, wo die Regeln es erlauben. "
        "Der Rest wird gelost."
    ),
    "seats_by_lot": "Die Sitzplätze an jedem Tisch werden gelost.",
    "seated_by_hand": "Von Hand gesetzt.",
    "seated_around": (
        "Gesetzt aus den Spielern, die frei waren; unverändert geblieben: {tables:Tisch|Tische}."
    ),
    "cannot_seat_around": (
        "{players:freier Spieler füllt|freie Spieler füllen} keine Tische in erlaubter Größe. "
        "Tische festhalten oder mehr davon lösen, bis es eine dieser Zahlen ist: "
        "{counts_that_work}."
    ),
    # What a round costs: heads of columns
    "weigh_forbidden": "auseinanderzuhaltende Paare an einem Tisch",
    "weigh_sizes": "Tische anderer Größe",
    "weigh_groups": "überbrückte Punktgruppen",
    "weigh_points": "Matchpunkte Unterschied am Tisch",
    "weigh_met": "Paare, die schon zusammensaßen",
    # How near the cut is
    "cut_in_points": (
        "{0} wäre nach jetzigem Stand im Finale: {gap:Matchpunkt|Matchpunkte} vor {1}, dem ersten "
        "Platz unter dem Schnitt."
    ),
    "cut_out_points": (
        "{0} wäre nach jetzigem Stand nicht im Finale: {gap:Matchpunkt|Matchpunkte} hinter {1} auf "
        "dem letzten Finalplatz."
    ),
    "cut_in_game_points": (
        "{0} wäre nach jetzigem Stand im Finale: {gap:Spielpunkt|Spielpunkte} vor {1}, dem ersten "
        "Platz unter dem Schnitt."
    ),
    "cut_out_game_points": (
        "{0} wäre nach jetzigem Stand nicht im Finale: {gap:Spielpunkt|Spielpunkte} hinter {1} auf "
        "dem letzten Finalplatz."
    ),
    "cut_in_energy": (
        "{0} wäre nach jetzigem Stand im Finale: gleichauf mit {1}, dem ersten Platz unter dem "
        "Schnitt, aber mit {gap} mehr Energie."
    ),
    "cut_out_energy": (
        "{0} wäre nach jetzigem Stand nicht im Finale: gleichauf mit {1} auf dem letzten "
        "Finalplatz, aber mit {gap} weniger Energie."
    ),
    "cut_in_lot": "{0} wäre nach jetzigem Stand im Finale: gleichauf mit {1}, durch das Los dabei.",
    "cut_out_lot": (
        "{0} wäre nach jetzigem Stand nicht im Finale: gleichauf mit {1}, durch das Los nicht "
        "dabei."
    ),
    "cut_in_all": "{0} wäre im Finale: Es gibt Plätze für alle, die noch dabei sind.",
    "plays_final": "{0} spielt das Finale.",
    # The final
    "final_seats": (
        "Im Finale spielen die besten {count} von denen, die noch dabei sind. Ihre Plätze in der "
        "Rangliste: {places}."
    ),
    "final_seat_by_lot": (
        "Gleichauf nach Matchpunkten, Spielpunkten und Energie um die letzten Plätze, durch das "
        "Los dabei: {everyone}."
    ),
    "final_missed_by_lot": (
        "Gleichauf nach Matchpunkten, Spielpunkten und Energie um die letzten Plätze, durch das "
        "Los nicht dabei: {everyone}."
    ),
    # Standings
    "tied_drawn_by_lot": (
        "{0} ist mit anderen gleichauf nach Matchpunkten, Spielpunkten und Energie ({tied} "
        "insgesamt); die Reihenfolge hat das Los entschieden. Gezogene Zahl: {lot}; die höchste "
        "steht vorn."
    ),
    "final_place": "{0} hat das Finale auf Platz {place} beendet.",
    "final_withdrawn": "{0} hat im Finale aufgegeben und steht hinter denen, die es beendet haben.",
    # Reports of a board
    "placed_and_withdrawn": (
        "Für {everyone} ist ein Platz und zugleich eine Aufgabe eingetragen. Nur eines von beiden "
        "behalten."
    ),
    "place_missing": (
        "Noch kein Platz für {everyone}. Den erreichten Platz eintragen oder als aufgegeben "
        "vermerken."
    ),
    "place_shared": (
        "Platz {place} ist mehrfach vergeben: {everyone}. Jeden Platz bekommt ein Spieler; "
        "geteilte Plätze gibt es am Tisch nicht."
    ),
    "place_skipped": (
        "Niemand hat Platz {place}. {finished:Spieler hat|Spieler haben} das Spiel beendet; die "
        "Plätze gehen also von 1 bis {finished}."
    ),
    "game_points_missing": (
        "Es fehlen die Spielpunkte für {everyone}. Sie können bei Gleichstand entscheiden; 0 "
        "eintragen, wenn es keine gab."
    ),
    "energy_missing": (
        "Es fehlt die Restenergie für {everyone}. Sie kann bei Gleichstand entscheiden; 0 "
        "eintragen, wenn keine übrig war."
    ),
    "below_nothing": "Ein Wert von {0} ist {value}. 0 oder mehr eintragen.",
    # Changes
    "no_byes_here": (
        "Freilose gibt es hier nicht: Wer noch dabei ist, sitzt in jeder Runde an einem Tisch."
    ),
    "final_posted_no_entries": "Das Finale ist freigegeben. Anmelden geht nicht mehr.",
    "final_posted_setting_stays": (
        "Das Finale ist freigegeben; „{setting:setting}“ bleibt darum, wie es ist."
    ),
    "fewer_rounds_than_posted": (
        "Das wären {rounds:Runde|Runden} Schweizer System, aber freigegeben sind schon {posted}. "
        "{posted} oder mehr wählen."
    ),
    "boards_of_3_posted": (
        "In diesem Turnier gibt es Tische zu 3, die offiziell nicht erlaubt sind. Es bleibt "
        "inoffiziell."
    ),
    # Seating by hand
    "seated_twice": "Mehr als einmal gesetzt: {everyone}. Jeden Spieler nur einmal setzen.",
    "left_unseated": "Ohne Platz: {everyone}. Alle Spieler der Runde an einen Tisch setzen.",
    "not_in_this_round": "Nicht in Runde {round}: {everyone}. Nur Spieler dieser Runde setzen.",
    "table_has_reported": (
        "Tisch {table} hat sein Ergebnis schon. So lassen oder zuerst das Ergebnis zurücknehmen."
    ),
    "final_is_one_board": "Das Finale ist ein einziger Tisch. Alle seine Spieler zusammensetzen.",
    "board_size": (
        "Tisch {table} hat {players:Spieler|Spieler}. An einen Tisch gehören hier {least} bis "
        "{most}."
    ),
    "score_gap": "Tisch {table} mischt Matchpunkte: {points}.",
    "forbidden_pair": "Tisch {table}: {0} und {1} sollen nicht aufeinandertreffen.",
    "rematch": "Tisch {table}: {0} und {1} saßen schon in Runde {round} zusammen.",
    # Why two did not meet
    **ANSWERS,
}
