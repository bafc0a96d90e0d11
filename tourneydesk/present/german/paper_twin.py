"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Spieler {number}",
    "paper_unnamed_event": "Aus Karten wiederhergestelltes Turnier",
    "paper_rebuilt_note": "Wiederhergestellt aus {cards:Karte|Karten}.",
    "paper_code_is_a_cover": (
        "Das ist der Code des Deckblatts. Eine Spielerkarte oder einen Zettel nehmen."
    ),
    "paper_code_is_no_cover": "Das ist nicht der Code des Deckblatts. Das Deckblatt nehmen.",
    "paper_code_unreadable_line": (
        "Zeile {line} ist kein Code einer Karte, eines Zettels oder des Deckblatts. Alle ihre"
        " Fünfergruppen eintippen, nur Ziffern."
    ),
    "paper_code_mistyped_line": (
        "Zeile {line}: Eine oder mehrere Ziffern fehlen oder sind anders. Alle Fünfergruppen "
        "mit dem Papier vergleichen."
    ),
    "paper_code_unknown_line": (
        "Zeile {line} ist keine Karte, kein Zettel und kein Deckblatt dieses Programms, oder "
        "von einer neueren Version."
    ),
    "paper_line_group": (
        "Zeile {line}: In Gruppe {group}, getippt als {digits}, ist eine Ziffer anders. Mit "
        "dem Papier vergleichen."
    ),
    "paper_line_groups": (
        "Zeile {line}: In einer der Gruppen {groups} ist eine Ziffer anders. Mit dem Papier "
        "vergleichen."
    ),
    "paper_line_group_length": (
        "Zeile {line}: Gruppe {group}, getippt als {digits}, hat {length:Ziffer|Ziffern} und "
        "sollte 5 haben. Mit dem Papier vergleichen."
    ),
    "paper_here_group": (
        "In Gruppe {group}, getippt als {digits}, ist eine Ziffer anders. Mit dem Papier "
        "vergleichen."
    ),
    "paper_here_groups": (
        "In einer der Gruppen {groups} ist eine Ziffer anders. Mit dem Papier vergleichen."
    ),
    "paper_here_group_length": (
        "Gruppe {group}, getippt als {digits}, hat {length:Ziffer|Ziffern} und sollte 5 "
        "haben. Mit dem Papier vergleichen."
    ),
    "paper_other_event": (
        "Zeile {line} gehört zu einem anderen Turnier ({name}). Sie wurde weggelassen."
    ),
    "paper_no_player": "Zeile {line} nennt keinen Spieler. Sie wurde weggelassen.",
    "paper_older_card": (
        "{0}: Es gibt zwei Karten aus verschiedenen Runden. Die aus Runde {round} gilt."
    ),
    "paper_two_cards": "{0}: Zwei Karten aus Runde {round} sagen Verschiedenes, darum gilt keine.",
    "paper_results_differ": (
        "Runde {round}, Tisch {table}: Die Papiere nennen verschiedene Ergebnisse für "
        "{everyone}. Das Ergebnis bleibt offen."
    ),
    "paper_no_cover": (
        "Das Deckblatt fehlt. Es gelten die Vorgaben des Formats, und die Auslosungen haben "
        "einen neuen Startwert."
    ),
    "paper_cards_missing": (
        "Es {players:fehlt die Karte von Spieler|fehlen die Karten der Spieler}."
    ),
    "paper_names_missing": (
        "Es fehlen Namen: {players:Spieler|Spieler}. Unter „Spieler“ eintragen."
    ),
    "paper_ring_otherwise": (
        "Die aufgerufenen Partien ergeben sich nicht aus den Einstellungen; sie stehen darum "
        "so da, wie die Karten sie nennen. Vor dem nächsten Ergebnis die Einstellungen zu "
        "Farben und Remis ansehen."
    ),
    "paper_ring_broken": (
        "Es fehlen zu viele Papiere, um den Ring zu schließen; darum ist keine Partie im "
        "Turnier. Die fehlenden Karten hinzufügen oder die Zettel ihrer Bretter."
    ),
    "paper_nothing_yet": (
        "Noch nichts. Das Deckblatt tippen oder scannen, dann die Karten in beliebiger Reihenfolge."
    ),
    "paper_so_far_before": "{format}: {cards} von {players:Spieler|Spielern}, vor Runde 1.",
    "paper_so_far_one": "{format}: {cards} von {players:Spieler|Spielern}, Runde 1.",
    "paper_so_far": "{format}: {cards} von {players:Spieler|Spielern}, Runde 1 bis {rounds}.",
    "paper_nothing_to_rebuild": (
        "Hier ist kein lesbarer Code einer Karte. Die Ziffern der Karten eintippen, eine "
        "Karte je Zeile."
    ),
    "paper_import_done": "{name}: {players:Spieler|Spieler}, {rounds:Runde|Runden}. {now}",
    "paper_two_slips": (
        "Runde {round}, Tisch {table}: Zwei Zettel sagen Verschiedenes, darum gilt keiner."
    ),
    "paper_other_history": (
        "Zeile {line}: Dieses Papier hat Stand {revision}, aber aus einem anderen Verlauf des"
        " Turniers. Es wurde weggelassen."
    ),
    "paper_seats_differ": (
        "Runde {round}, Tisch {table}: Die Papiere sagen Verschiedenes darüber, wer dort saß "
        "({everyone}). Die Plätze bleiben offen."
    ),
    "paper_cover_denies_table": (
        "Runde {round}, Tisch {table} ({everyone}): Das Deckblatt nennt diesen Tisch nicht. "
        "Seine Plätze bleiben offen."
    ),
    "paper_card_denies_seat": (
        "Runde {round}, Tisch {table}: Die Karte von {0} nennt den Platz nicht, den ein "
        "anderes Papier angibt. Die Plätze bleiben offen."
    ),
    "paper_seated_twice": (
        "Runde {round}: Die Papiere setzen {0} an Tisch {table} und an Tisch {other}. Beide "
        "bleiben offen."
    ),
    "paper_bye_and_table": (
        "Runde {round}: Ein Papier gibt {0} ein Freilos, ein anderes einen Platz. Beides "
        "bleibt offen."
    ),
    "paper_byes_differ": (
        "Runde {round}: Die Papiere sagen Verschiedenes über das Freilos von {0}. Es bleibt offen."
    ),
    "paper_settings_differ": (
        "Das Deckblatt und die Karten von {everyone} nennen verschiedene Einstellungen. Es "
        "gelten die des Deckblatts."
    ),
    "paper_total_differs": (
        "{0}, nach Runde {round}: Die Karte sagt {card}, die Ergebnisse ergeben {points}. Die"
        " Summe bleibt offen."
    ),
    "paper_unknown_player": "Spieler {number} (Name unbekannt)",
    "paper_no_cover_with_settings": (
        "Das Deckblatt fehlt. Name, Angaben und Startwert des Turniers sind nicht bekannt; "
        "die Auslosungen haben einen neuen Startwert."
    ),
    "paper_cover_shortened": (
        "Im Code des Deckblatts war nicht für alles Platz: Angaben, verbotene Paarungen oder "
        "Freilos-Wünsche können fehlen."
    ),
    "paper_names_shortened": (
        "Manche Texte waren zu lang für den Code und enden auf „…“: {everyone}. Unter "
        "„Spieler“ ergänzen."
    ),
    "paper_impossible": (
        "Diese Papiere können nicht zu einem Turnier gehören: Zusammen ergeben sie etwas "
        "Unmögliches."
    ),
}
