### Words of the commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = Die Sprache „{ $language }“ gibt es nicht. Sprachen: { $known }.
usage-program = Führt Turniere. Ohne Befehl öffnet sich das Fenster.
usage-batch = Liest Befehle von der Standardeingabe, einen je Zeile als JSON, und beantwortet jeden auf der Standardausgabe.
usage-show = Zeigt ein Turnier als Text oder seinen ganzen Stand als JSON.
usage-check = Prüft, ob eine Turnierdatei heil ist und eine einzige Geschichte erzählt.
usage-verify = Lost jede ausgehängte Runde noch einmal aus und nennt jeden Unterschied.
usage-attest = Sagt, ob ein gedrucktes Papier zur Geschichte eines Turniers gehört.
usage-revision = der Stand unten auf dem Papier
usage-digest = der Prüfwert unten auf dem Papier; Leerzeichen und Bindestriche dürfen fehlen
usage-history = Listet jeden Schritt mit seiner Zeit; zurückgenommene sind gekennzeichnet.
usage-branch = Macht eine neue Datei von einem Turnier, wie es nach einem Schritt war; das Turnier selbst bleibt.
usage-print = Druckt Papiere eines Turniers als eine PDF-Datei oder listet, welche es gibt.
usage-documents = welche Papiere, etwa packet, standings oder cards (keines: Liste)
usage-list = listet nur die Namen der Papiere, die jetzt gedruckt werden können, einen je Zeile
usage-list-alone = --list steht ohne Papiere
usage-print-round = die Runde (sonst die laufende)
usage-paper = das Papier: letter, a4 oder card (3 mal 5 Zoll, nur für Spielerkarten)
usage-tables = nur diese Tische, etwa 9,11 oder 3-8
usage-up = auf einem Blatt: 3 oder 4 Karten; 1, 2 oder 4 Tischnummern
usage-pdf = die PDF-Datei, die geschrieben wird (sonst neben dem Turnier; - schreibt sie auf die Standardausgabe)
usage-simulate = Macht ein Turnier mit erfundenen Spielern und Ergebnissen.
usage-recover = Macht eine neue Datei aus allem, was sich von einer beschädigten retten lässt; diese bleibt, wie sie ist.
usage-import = Macht ein Turnier wieder aus den Codes auf seinen Spielerkarten, getippt oder gescannt.
usage-codes = Scans (PNG, JPEG, PDF) oder Texte mit einem Code je Zeile; - für das, was ein Scanner tippt
usage-rebuilt-name = der Name des Turniers, wo das Deckblatt fehlt, auf dem er steht
usage-demo = Spielt ein Beispielturnier jeder Turnierart von Anfang bis Ende.
usage-file = die Turnierdatei (NAME.tourney)
usage-json = der Stand als JSON
usage-format = der Schlüssel der Turnierart, etwa { $example }
usage-players = wie viele Spieler
usage-rounds = spielt nur so viele Runden ({ $calling }: Ergebnisse) und hört auf, wenn die nächste ausgelost werden kann
usage-count = eine ganze Zahl ab 0 ist nötig, nicht { $given }
usage-set = eine Einstellung der Turnierart, etwa elimination_level=47 (mehrmals möglich)
usage-seed = der Startwert aller Auslosungen: derselbe Startwert ergibt dasselbe Turnier
usage-step = die Nummer des Schritts, wie „history“ sie listet
usage-output = die Turnierdatei, die gemacht wird
usage-folder = der Ordner, in den geschrieben wird (sonst { $default })
usage-version = nennt die Version
usage-language = die Sprache dessen, was hier gesagt wird, etwa de (sonst en)
usage-print-language = die Sprache der Papiere (sonst die des Programms)

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
