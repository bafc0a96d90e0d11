"""Words of the cover, and of the hand pack that all formats share."""

HAND_PACK = {
    "paper_name_cover": "Deckblatt der Karten",
    "paper_about_cover": "was auf keiner Karte steht, als Code: Name, Einstellungen, Startwert",
    "paper_name_hand": "Handpaket",
    "paper_about_hand": (
        "Karten bis hierher, leere Zettel und die Schritte, um ohne diesen Computer weiterzumachen"
    ),
    # The cover
    "cover_title": "Deckblatt der Karten",
    "cover_about": (
        "Geht die Datei des Turniers verloren, lässt es sich aus diesem Code und denen der "
        "Spielerkarten wiederherstellen: auf der Startseite „Aus Karten wiederherstellen“ wählen "
        "oder den Befehl „import“ nutzen. Dieses Blatt bei den Karten aufbewahren."
    ),
    "cover_event": "Turnier",
    "cover_format": "Format",
    "cover_players": "Spieler",
    "cover_rounds": "Freigegebene Runden",
    "cover_seed": "Startwert der Auslosungen",
    "cover_settings": "Einstellungen",
    "cover_code": "Code des Deckblatts, in Fünfergruppen",
    # The steps
    "hand_title": "Die nächste Runde von Hand",
    "hand_none": (
        "So wie es steht, folgt keine Runde mehr. Auf den Karten stehen alle Ergebnisse; die "
        "Rangliste ist endgültig, sobald nichts fehlt."
    ),
    "hand_open": (
        "Zuerst Runde {round} zu Ende bringen: Die Zettel, die noch fehlen "
        "({tables:Tisch|Tische}), liegen in diesem Paket. Die Zahlen unten gelten, wenn alle "
        "bleiben, die jetzt dabei sind."
    ),
    "hand_after": (
        "Zurück am Computer alle Ergebnisse von den Zetteln eintragen oder das Turnier aus den "
        "Karten neu machen: „Aus Karten wiederherstellen“."
    ),
    "hand_keep": (
        "Die Zettel nach Tischen geordnet aufbewahren. Sie gelten, wenn bei einer Karte Zweifel "
        "bestehen."
    ),
    "hand_table_of": "{count:Tisch|Tische} zu {size}",
    "hand_board_of": "{count:Tisch|Tische} zu {size}",
    "hand_group_of": "{group}: {tables} ({players:Spieler|Spieler})",
}
