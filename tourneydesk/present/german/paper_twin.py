"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Spieler {number}",
    "paper_unnamed_event": "Aus Karten wiederhergestelltes Turnier",
    "paper_rebuilt_note": "Wiederhergestellt aus {cards:Karte|Karten}.",
    # What a code is not
    "paper_code_is_a_cover": (
        "Das ist der Code des Deckblatts. Eine Spielerkarte oder einen Zettel nehmen."
    ),
    "paper_code_is_no_cover": "Das ist nicht der Code des Deckblatts. Das Deckblatt nehmen.",
    # What is wrong with a line of codes
    "paper_code_unreadable_line": (
        "Zeile {line} ist kein Code einer Karte, eines Zettels oder des Deckblatts. Alle ihre "
        "Fünfergruppen eintippen, nur Ziffern."
    ),
    "paper_code_mistyped_line": (
        "Zeile {line}: Eine oder mehrere Ziffern fehlen oder sind anders. Alle Fünfergruppen mit "
        "dem Papier vergleichen."
    ),
    "paper_code_unknown_line": (
        "Zeile {line} ist keine Karte, kein Zettel und kein Deckblatt dieses Programms, oder von "
        "einer neueren Version."
    ),
    "paper_line_group": (
        "Zeile {line}: In Gruppe {group}, getippt als {digits}, ist eine Ziffer anders. Mit dem "
        "Papier vergleichen."
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
        "Gruppe {group}, getippt als {digits}, hat {length:Ziffer|Ziffern} und sollte 5 haben. Mit "
        "dem Papier vergleichen."
    ),
    # Cards and slips that do not go together
    "paper_other_event": (
        "Zeile {line} gehört zu einem anderen Turnier ({name}). Sie wurde weggelassen."
    ),
    "paper_no_player": "Zeile {line} nennt keinen Spieler. Sie wurde weggelassen.",
    "paper_older_card": (
        "{0}: Es gibt zwei Karten aus verschiedenen Runden. Die aus Runde {round} gilt."
    ),
    "paper_two_cards": (
        "{0}: Zwei Karten aus Runde {round} sagen Verschiedenes. Es gilt die, die mehr sagt oder "
        "zuletzt kam."
    ),
    "paper_seat_twice": (
        "Runde {round}, Tisch {table}: Die Karten von {0} und {1} nennen denselben Sitzplatz. {0} "
        "behält ihn; beide Karten ansehen."
    ),
    "paper_slip_differs": (
        "Runde {round}, Tisch {table}: Der Zettel setzt {0} auf den Sitzplatz, den die Karte von "
        "{1} nennt. Die Karte gilt."
    ),
    "paper_results_differ": (
        "Runde {round}, Tisch {table}: Die Karten von {everyone} nennen verschiedene Ergebnisse. "
        "Der Tisch bleibt offen; das Ergebnis noch einmal eintragen."
    ),
    "paper_results_lacking": (
        "Runde {round}, Tisch {table}: Keine Karte nennt das Ergebnis von {everyone}. Der Tisch "
        "bleibt offen; das Ergebnis noch einmal eintragen."
    ),
    "paper_place_left": (
        "Runde {round}, Tisch {table}: {0} hat Platz {place} bekommen, den übrig gebliebenen; "
        "Punkte und Energie sind nicht bekannt. Sind sie bekannt, das Ergebnis berichtigen."
    ),
    # What has not come
    "paper_no_cover": (
        "Das Deckblatt fehlt. Jede Einstellung steht so, wie das Format sie vorgibt, und die "
        "Auslosungen beginnen mit einem neuen Startwert. Vor der nächsten Runde die Einstellungen "
        "durchsehen."
    ),
    "paper_cards_missing": (
        "Von {players:Spieler|Spielern} kam keine Karte. Was die Karten der anderen über sie "
        "sagen, steht im Turnier."
    ),
    "paper_names_missing": (
        "Es fehlen Namen: {everyone}. Sie mit „Ändern“ von den Karten eintragen."
    ),
    "paper_rounds_missing": (
        "Von {rounds:Runde|Runden} ließen sich {posted} wiederherstellen. Karten hinzufügen, die "
        "von den anderen berichten."
    ),
    "paper_guessed": (
        "Runde {round}, Tisch {table}: Mehrere Karten fehlen, und {0} kam auf den freien "
        "Sitzplatz, ohne dass es irgendwo steht. Zur Sicherheit den Zettel dieses Tisches "
        "eintippen."
    ),
    "paper_alone": (
        "Runde {round}, Tisch {table}: Keine Karte sagt, wer dort mit {everyone} saß. Der Tisch "
        "wurde weggelassen."
    ),
    "paper_bye_left": (
        "Runde {round}: Keine Karte nennt {0}, und alle anderen haben einen Sitzplatz. {0} hat das "
        "Freilos des ungeraden Feldes bekommen."
    ),
    "paper_out_of_date": (
        "{0}: Die Karte ist älter als Runde {round}, und keine andere nennt {0} dort."
    ),
    "paper_nowhere": (
        "{0}: Es kam keine Karte, und keine andere berichtet von Runde {round}. Nach dem Zettel "
        "des Tisches suchen."
    ),
    "paper_ring_otherwise": (
        "Die aufgerufenen Partien ergeben sich nicht aus den Einstellungen; sie stehen darum so "
        "da, wie die Karten sie nennen. Vor dem nächsten Ergebnis die Einstellungen zu Farben und "
        "Remis ansehen."
    ),
    "paper_ring_broken": (
        "Es fehlen zu viele Karten, um den Ring zu schließen; darum ist keine Partie im Turnier. "
        "Die fehlenden Karten hinzufügen oder die Zettel ihrer Bretter."
    ),
    "paper_never_held": "Vereine, Bemerkungen und wer da war stehen auf keiner Karte.",
    # What is there so far
    "paper_nothing_yet": (
        "Noch nichts. Das Deckblatt tippen oder scannen, dann die Karten in beliebiger Reihenfolge."
    ),
    "paper_so_far_before": "{format}: {cards} von {players:Spieler|Spielern}, vor Runde 1.",
    "paper_so_far_one": "{format}: {cards} von {players:Spieler|Spielern}, Runde 1.",
    "paper_so_far": "{format}: {cards} von {players:Spieler|Spielern}, Runde 1 bis {rounds}.",
    "paper_nothing_to_rebuild": (
        "Hier ist kein lesbarer Code einer Karte. Die Ziffern der Karten eintippen, eine Karte je "
        "Zeile."
    ),
    "paper_import_done": "{name}: {players:Spieler|Spieler}, {rounds:Runde|Runden}. {now}",
}
