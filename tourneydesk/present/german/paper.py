"""Words on paper: head and foot, record cards, result slips."""

PAPER = {
    # Head and foot of every paper
    "paper_event": "Ganzes Turnier",
    "paper_round": "Runde {round}",
    "paper_printed": "Gedruckt {at} · Stand {revision} · Prüfwert {digest}",
    "paper_page": "Seite {{page}} von {{pages}}",
    "paper_letters_missing": (
        "{0}: Keine Schrift hier hat {letters}. Auf dem Papier steht dafür �; den Namen mit "
        "anderen Buchstaben eintragen."
    ),
    # Record cards
    "card_title_age-swiss": "Spielerkarte (Match)",
    "card_title_risk-swiss": "RISK 2210 Spielerkarte",
    "card_title_strikes": "Spielerkarte (Strafpunkte)",
    "card_title_dual-ring": "Dual Ring Spielerkarte",
    "card_title_us-swiss": "Paarungskarte",
    "card_title_more": "{title} ({number})",
    "card_member": "Mitgliedsnr.",
    "card_player": "Name",
    "card_player_number": "Spielernr.",
    "card_age": "Alter",
    "card_rating": "TWZ",
    "card_final_place": "Platz",
    "card_key_age": "Match gewonnen 3 · remis 1 · verloren 0.",
    "card_key_running": "In der Spalte „Matchpkt.“ die Matchpunkte laufend zusammenzählen.",
    "card_key_risk": (
        "1. = 5 · 2. = 4 · 3. = 3 · 4. = 2 · 5. = 1 · ausgeschlossen oder aufgegeben = 0."
    ),
    "card_key_strikes": "Zu fünft: 0 6 12 18 24 · zu viert: 0 8 16 24 · zu dritt: 0 12 24.",
    "card_key_strikes_out": "Geteilte Plätze teilen die Strafpunkte. Aus bei {level} Strafpunkten.",
    "card_key_ring": (
        "Gespielt wird gleichzeitig gegen beide Nachbarn. Wer eine Partie verliert, scheidet aus."
    ),
    "card_key_ring_wins": "Eine abgebrochene Partie zählt für niemanden.",
    "card_key_us": "Gewonnen 1 · remis ½ · verloren 0.",
    "card_key_us_colour": "Farbe und Ergebnis einkreisen; die Punkte laufend zusammenzählen.",
    "card_game_outcome": "Ausgang der Partien",
    "card_game_1": "1",
    "card_game_2": "2",
    "card_game_3": "3",
    "card_game_4": "4",
    "card_game_5": "5",
    "card_win_letter": "G",
    "card_draw_letter": "R",
    "card_loss_letter": "V",
    "card_white_letter": "W",
    "card_black_letter": "S",
    "card_match_outcome": "Ausgang des Matches",
    "card_win": "Sieg",
    "card_draw": "Remis",
    "card_loss": "Verlust",
    "card_stopped": "Abbruch",
    "card_round": "Runde",
    "card_opponents": "Gegner",
    "card_others": "Gegner",
    "card_number": "Nummer",
    "card_name": "Name",
    "card_match_points": "Matchpkt.",
    "card_admin": "Nur Leitung",
    "card_table": "Tisch",
    "card_board": "Brett",
    "card_game": "Partie",
    "card_place": "Platz einkreisen",
    "card_place_1": "1.",
    "card_place_2": "2.",
    "card_place_3": "3.",
    "card_place_4": "4.",
    "card_place_5": "5.",
    "card_withdrawn": "aufg.",
    "card_final": "Finale",
    "card_game_points": "Spielpunkte",
    "card_energy": "Energie",
    "card_score": "Punktzahl",
    "card_strikes": "Strafpunkte",
    "card_strikes_so_far": "Bisher",
    "card_colour": "Farbe",
    "card_result": "Erg.",
    "card_wins": "Siege",
    "card_score_so_far": "Punkte",
    "card_bye": "Freilos",
    "card_missed": "versäumt",
    "card_forfeit": "kampflos",
    # Result slips
    "slip_table": "Tisch",
    "slip_board": "Brett",
    "slip_ring": "Der Ring",
    "slip_seat": "Sitz",
    "slip_number": "Nummer",
    "slip_player": "Spieler",
    "slip_games_won": "Gewonnene Partien",
    "slip_games_drawn": "Remispartien",
    "slip_drop": "Geht",
    "slip_signature": "Unterschrift",
    # Digits typed or scanned from a card or slip
    "paper_code_unreadable": (
        "Das sind nicht die Ziffern einer Karte oder eines Zettels. Alle Fünfergruppen eintippen, "
        "nur Ziffern."
    ),
    "paper_code_mistyped": (
        "Eine Ziffer fehlt oder ist anders. Die Fünfergruppen mit dem Papier vergleichen."
    ),
    "paper_code_unknown": (
        "Das ist keine Karte und kein Zettel dieses Programms, oder von einer neueren Version."
    ),
    "paper_code_is_a_slip": "Das ist der Code eines Ergebniszettels. Die Spielerkarte nehmen.",
    "paper_code_is_a_card": (
        "Das ist der Code einer Spielerkarte. Den Ergebniszettel des Tisches nehmen."
    ),
}
