"""German words of what is open in a rebuilt event, and of reading scans."""

OPEN_ITEMS = {
    "open_result": (
        "Runde {round}, Tisch {table} ({everyone}): Das Ergebnis fehlt. Der Zettel dieses "
        "Tisches klärt es."
    ),
    "open_seats": (
        "Runde {round}, Tisch {table}: Es fehlt, wer dort saß. Der Zettel dieses Tisches klärt es."
    ),
    "open_place": (
        "Runde {round}: Kein Papier sagt, wo {0} war. Die Karte oder der Zettel des Tisches "
        "klärt es."
    ),
    "open_total": (
        "{0}: Die Summe nach Runde {round} ist zweifelhaft. Die Karte mit den Ergebnissen "
        "vergleichen."
    ),
    "open_status": "{0}: Kein Papier sagt, ob noch dabei. Die Karte oder das Deckblatt klärt es.",
    "open_round": (
        "Runde {round}: Die Papiere sagen nicht genug, um sie wiederherzustellen. Die "
        "fehlenden Karten oder die Zettel klären es."
    ),
    "open_settings": "Kein Papier sagt, welche Einstellungen gelten. Das Deckblatt klärt es.",
    "open_rating": (
        "{0}: Wertungszahl unbekannt. Unter „Spieler“ eintragen. Gibt es keine: „Stimmt so“."
    ),
    "open_age": (
        "{0}: Alter unbekannt. Das Alter oder die Altersgruppe unter „Spieler“ eintragen."
    ),
    "open_certain": (
        "Sicher: {players:Spieler|Spieler}, {tables:Tisch|Tische} mit Plätzen, "
        "{results:Ergebnis|Ergebnisse}."
    ),
    "open_missing": "Offen: {count:Punkt|Punkte}.",
    "open_more": "… und {count} weitere.",
    "open_contradictions": "Widersprüche: {count}.",
    "open_nothing": "Vollständig: Nichts fehlt, nichts widerspricht sich.",
    "open_standings": (
        "Vorläufig: {count:Punkt ist|Punkte sind} noch offen. „?“ zeigt, was davon abhängt."
    ),
    "items_open": (
        "Dieses Turnier wurde aus Papieren wiederhergestellt, und {count:Punkt ist|Punkte "
        "sind} noch offen. Unter „Spieler“, „Offene Punkte“ klären."
    ),
    "items_open_in_order": (
        "Wann diese Partie endete, ist nicht bekannt. Das Turnier mit dem Zettel der Partie "
        "{table} wiederherstellen."
    ),
    "item_not_open": "Das ist in diesem Turnier nicht offen.",
    "item_player_not_open": "{0}: Der Platz in Runde {round} ist nicht offen.",
    "item_table_there": "Runde {round} hat schon einen Tisch {table}.",
    "item_ring": (
        "Die Partien eines Rings hängen von ihrer Reihenfolge ab. Das Turnier mit den "
        "fehlenden Zetteln oder Karten wiederherstellen."
    ),
    "scan_pages_left": "{file}: Nur die ersten {count} Seiten wurden gelesen.",
    "scan_too_large": "„{name}“ ist zu groß: höchstens {most}.",
    "scan_not_read": "„{name}“ lässt sich nicht als Bild oder PDF lesen.",
    "scan_not_a_file": "„{name}“ ist keine gewöhnliche Datei.",
    "scan_pixels": "„{name}“ hat zu viele Bildpunkte: höchstens {most:grouped}.",
    "scan_codes_read": "{file}: {count:Code|Codes} gelesen.",
    "scan_codes_read_page": "{file}, Seite {number}: {count:Code|Codes} gelesen.",
    "scan_nothing_read": "{file}: Kein Code gelesen. Gerade und mit mindestens 150 dpi scannen.",
    "scan_nothing_read_page": (
        "{file}, Seite {number}: Kein Code gelesen. Gerade und mit mindestens 150 dpi scannen."
    ),
    "item_table_size": "Ein Tisch dieses Formats hat {least} bis {most} Spieler.",
}
