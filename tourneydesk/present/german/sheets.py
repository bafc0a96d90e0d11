"""Words of the event as people read it: headings, results, what now."""

SHEETS = {
    "format_risk-swiss": "RISK 2210, Schweizer System",
    "format_age-swiss": "Schweizer System nach Alter",
    "format_dual-ring": "Dual Ring",
    "format_strikes": "Gesammelte Strafpunkte",
    "format_us-swiss": "US Chess, Schweizer System",
    "head_players": "{players:Spieler|Spieler}, Startwert {seed}",
    "head_round": "Runde {round} ({kind})",
    "head_round_redrawn": "Runde {round} ({kind}), {times:Mal|Mal} gelost",
    "head_standings": "Rangliste",
    "head_ratings": "Erwartete Änderung der Wertungszahlen",
    "rating_line": "{name}: {wins:Match|Matches} gewonnen, {losses} verloren, {change}",
    "head_points": "Punkte",
    "head_strikes": "Strafpunkte",
    "head_wins": "Siege",
    "now_finished_without": "Das Turnier ist zu Ende; niemand hat gewonnen.",
    "now_won": "Das Turnier ist zu Ende. {names} hat gewonnen.",
    "now_won_shared": "Das Turnier ist zu Ende. {names} haben gemeinsam gewonnen.",
    "now_waiting": "{count:Tisch fehlt|Tische fehlen}: {tables}.",
    "now_setup": "Noch nicht bereit für den Beginn.",
    "now_ready": "Bereit für Runde {round}.",
    "now_ready_final": "Bereit für das Finale.",
    "result_drawn": "remis",
    "result_won": "{name} gewinnt",
    "result_forfeit": "nicht angetreten: {names}",
    "result_withdrawn": "{name} hat aufgegeben",
    "table_void": "abgebrochen, zählt für niemanden",
    "bye_line": "{name} hat ein Freilos ({points:Punkt|Punkte})",
    "out_in": "aus in Runde {round}",
    "tiebreak_game_points": "Spielpunkte",
    "tiebreak_energy": "Energie",
    "tiebreak_lot": "Los",
    "tiebreak_margin": "Vorsprung",
    "tiebreak_latest_loss": "Letzte Niederl.",
    "tiebreak_opponents": "Gegner",
    "tiebreak_wins": "Siege",
    "tiebreak_modified_median": "Mod. Median",
    "tiebreak_solkoff": "Solkoff",
    "tiebreak_cumulative": "Fortschritt",
    "tiebreak_median": "Median",
    "tiebreak_result": "Dir. Vergl.",
    "tiebreak_most_blacks": "Schwarz",
    "tiebreak_cumulative_opposition": "Fortschr. Gegner",
    "tiebreak_sonneborn_berger": "S.-Berger",
    "tiebreak_buchholz": "Buchholz",
    "tiebreak_played_first": "Gespielt",
    "tiebreak_opposition_rating": "Leist. Gegner",
    "tiebreak_kashdan": "Kashdan",
    "tiebreak_coin": "Los",
    "kind_swiss": "Schweizer",
    "kind_final": "Finale",
    "kind_random": "gelost",
    "kind_split": "geteilt",
    "kind_ring": "Ring",
    "kind_playoff": "Entscheidungsspiel",
    "role_white": "Weiß",
    "role_black": "Schwarz",
    "role_seat": "",
    # What verify finds
    "verified": (
        "Jede freigegebene Runde ist so, wie sie das Programm aus denselben Spielern und demselben "
        "Los bildet."
    ),
    "other_draw": (
        "Runde {round} entstand mit dem Los „{was}“; nach den vermerkten Neulosungen müsste es "
        "„{due}“ sein."
    ),
    "round_by_hand": "Runde {round} wurde von Hand gesetzt.",
    "calls_differ": (
        "Nach Entscheidung {moment} wurden andere Tische aufgerufen, als der Ring verlangt."
    ),
    "other_engine": "Runde {round} wurde mit {was} ausgelost; dieses Programm lost mit {now} aus.",
    "round_impossible": (
        "Runde {round} hätte so, wie es damals stand, nicht ausgelost werden können."
    ),
    "table_differs": "Runde {round}, Tisch {table}: {everyone} säßen nicht so.",
    "tables_differ": "Runde {round} hat {was:Tisch|Tische}; das Programm bildet {now}.",
    "round_differs": (
        "Runde {round}: Art, Gruppen oder Freilose sind anders, als das Programm sie bildet."
    ),
    # What check says
    "sound": (
        "{name} ist in Ordnung: {steps:Schritt|Schritte}, {players:Spieler|Spieler}, "
        "{rounds:Runde|Runden}."
    ),
    "pictures_made": "{to}: Bilder des Fensters.",
    "pages_made": "{to}: Bilder dessen, was der Saal sieht, mit 0 bis 500 Zeilen.",
    "pictures_of": "Bilder jedes Bildschirms: {look:look}, Schrift bei {scale} %",
    "look_light": "hell",
    "look_dark": "dunkel",
    "pictures_missing": (
        "Keine Bilder des Fensters: Qt kann hier nicht starten. „make run“ installiert, was es "
        "braucht."
    ),
    "made_up_event": "Erfundenes Turnier",
    "sample_event": "{name} zum Ausprobieren",
    "wrote": "{name}: {players:Spieler|Spieler}, {rounds:Runde|Runden}. {now}",
}
