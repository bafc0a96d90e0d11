### Commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = Keine Sprache „{ $language }“. Sprachen: { $known }.
language-key-name = { $key } ({ $name })
usage-program = Leitet Turniere. Ohne Befehl öffnet sich das Fenster.
usage-batch = Liest Befehle von der Standardeingabe, einen je Zeile als JSON, und beantwortet jeden auf der Standardausgabe.
usage-show = Zeigt ein Turnier als Text oder seinen ganzen Stand als JSON.
usage-check = Prüft, ob eine Turnierdatei unversehrt ist.
usage-verify = Lost jede freigegebene Runde noch einmal aus und nennt die Unterschiede.
usage-attest = Prüft, ob ein gedrucktes Blatt zum Verlauf eines Turniers gehört.
usage-revision = der Stand unten auf dem Blatt
usage-digest = der Prüfcode unten auf dem Blatt; Leerzeichen und Bindestriche dürfen fehlen
usage-history = Listet jede Änderung mit ihrer Zeit; rückgängig gemachte sind markiert.
usage-branch = Stellt ein Turnier bis zu einer Änderung in einer neuen Datei wieder her; das Original bleibt unverändert.
usage-day = Einen Turniertag mit mehreren Gruppen anlegen, auflisten oder prüfen.
usage-day-file = die Datei des Turniertags
usage-day-sections = einen neuen Turniertag aus diesen Turnierdateien anlegen
usage-day-add = Turnierdateien zum Turniertag hinzufügen
usage-day-remove = Turnierdateien aus dem Turniertag nehmen; die Dateien bleiben
usage-day-number-tables = den Gruppen Tischnummern hintereinander geben, ab N (sonst ab 1)
usage-day-move = einen Spieler wechseln lassen: die Datei einer Gruppe, seine Nummer dort, die Datei der neuen Gruppe
usage-day-finish = einen unterbrochenen Gruppenwechsel abschließen
usage-file-or-day = die Turnierdatei (NAME.tourney) oder ein Turniertag mit mehreren Gruppen (NAME.tourneyday)
usage-print = Druckt Papiere eines Turniers als ein PDF oder listet die verfügbaren.
usage-documents = die Papiere, z. B. packet, standings oder cards (keine: auflisten)
usage-list = nur die Namen der jetzt verfügbaren Papiere, einen je Zeile
usage-list-alone = --list steht ohne Papiere
usage-print-round = die Runde (sonst die aktuelle)
usage-paper = das Papierformat: letter oder a4; für Karten auch card (3 × 5 Zoll), 4x6 oder a6
usage-tables = nur diese Tische, z. B. 9,11 oder 3-8
usage-players-of-papers = nur Karten und Schilder dieser Personen, z. B. 9,11 oder 3-8
usage-up = wie viele je Blatt, dasselbe wie --option up=N
usage-option = eine Option eines Dokuments, zum Beispiel up=6 („print DATEI“ zählt sie auf); mehrere Werte mit Kommas: columns=points,rating
usage-pdf = das PDF (sonst neben dem Turnier; - schreibt es auf die Standardausgabe)
usage-export = Ein Turnier für ein anderes Programm schreiben oder auflisten, was dafür fehlt.
usage-export-files = das Turnier; bei uschess eine Datei je Gruppe oder ein Turniertag (NAME.tourneyday)
usage-export-to = die Art: uschess, trf, tdf, csv, xlsx, json, sqlite, html, pgn oder package
usage-export-version = die Version der Datei: 16 oder 26 bei trf
usage-export-check = nur auflisten, was fehlt; nichts schreiben
usage-export-paper = die Papiergröße eines Pakets: letter oder a4
usage-export-output = die Datei, bei uschess, csv, html und package der Ordner (bei package auch eine .zip-Datei)
usage-simulate = Legt ein Turnier mit erfundenen Spielern und Ergebnissen an.
usage-recover = Rettet, was von einem beschädigten Turnier lesbar ist, in eine neue Datei; die beschädigte bleibt unverändert.
usage-members = Die Mitgliederliste eines Verbands laden, die beim Anmelden ohne Internet durchsucht wird, oder sagen, welche geladen ist.
usage-list-file = die Liste: CSV, Text, XLSX, ODS oder dBASE (keine: sagen, welche geladen ist)
members-none = Es ist keine Mitgliederliste geladen.
members-list =
    Mitgliederliste: { $source }, { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }, geladen { $day }.
usage-import = Stellt ein Turnier aus den Codes seiner Spielerkarten wieder her, getippt oder gescannt.
usage-codes = Scans (PNG, JPEG, PDF) oder Textdateien mit einem Code je Zeile; - liest einen Scanner; oder eine .trf- oder .tdf-Datei eines anderen Programms
usage-rebuilt-name = der Name des Turniers, falls das Deckblatt fehlt
usage-demo = Spielt ein Beispielturnier jedes Formats von Anfang bis Ende.
usage-file = die Turnierdatei (NAME.tourney)
usage-serve = Gibt ein Turnier für weitere Arbeitsplätze frei, bis der Befehl abgebrochen wird.
usage-serve-host = die Adresse dieses Computers für die anderen; sonst wird sie ermittelt
usage-serve-port = der Port (sonst { $default })
usage-serve-desk = der Name dieses Arbeitsplatzes im Verlauf
usage-serve-data = der Ordner für die Daten des Servers
usage-serve-server = ein vorhandener PostgreSQL-Server, als postgresql://user@host
usage-join = Tritt im Fenster dem Turnier eines anderen Arbeitsplatzes bei.
usage-join-address = die Adresse, die der andere Arbeitsplatz zeigt; sonst wird sie erfragt
usage-join-code = der Code für die Rolle dieses Arbeitsplatzes; sonst wird er erfragt
usage-file-or-address = die Turnierdatei (NAME.tourney) oder die Adresse eines freigegebenen Turniers (postgresql://…)
usage-json = der Stand als JSON
usage-format = der Schlüssel des Formats, z. B. { $example }
usage-players = die Zahl der Spieler
usage-rounds = die Zahl der zu spielenden Runden ({ $calling }: Ergebnisse); die nächste bleibt zum Auslosen bereit
usage-count = eine ganze Zahl ab 0 eingeben, nicht { $given }
usage-port = einen Port von 1 bis 65535 eingeben oder 0 für einen freien, nicht { $given }
usage-set = eine Einstellung des Formats, z. B. elimination_level=47 (mehrmals möglich)
usage-seed = der Zufalls-Startwert: gleicher Startwert, gleiches Turnier
usage-step = die Nummer der Änderung, wie in „history“
usage-output = die anzulegende Turnierdatei
usage-folder = der Ordner zum Schreiben (sonst { $default })
usage-version = nennt die Version
program-versions = TourneyDesk { $version } (Python { $python }, Qt { $qt })
usage-language = die Sprache der Meldungen, z. B. de (sonst en)
usage-print-language = die Sprache der Papiere (sonst die des Programms)
usage-logo = eine Bilddatei (PNG, JPEG) für den Kopf der Papiere
usage-footer = eine Zeile für den Fuß der Papiere

# In English these are argparse's own, so that they are found: leave %s, %r and %(…)s as they are
arguments-usage = Aufruf:{ " " }
arguments-commands = Angaben
arguments-options = Optionen
arguments-help = zeigt diese Hilfe und endet
arguments-error = %(prog)s: %(message)s{ "\u000A" }
arguments-argument = %(argument_name)s: %(message)s
arguments-required = es fehlt: %s
arguments-unrecognized = unbekannt: %s
arguments-one = eine Angabe fehlt
arguments-at-least-one = mindestens eine Angabe fehlt
arguments-explicit = nimmt keine Angabe, auch nicht %r
arguments-choice = %(value)r gibt es nicht (möglich: %(choices)s)
arguments-value = %(value)r passt nicht (nötig: %(type)s)
arguments-ambiguous = %(option)s kann %(matches)s heißen
