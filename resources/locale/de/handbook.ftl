### Das Handbuch: sein Fenster, seine Kapitel, und was das Programm einsetzt

handbook-open = &Handbuch
handbook-title = Handbuch
handbook-contents = Inhalt
handbook-text = Seite
handbook-search = Handbuch durchsuchen
handbook-results = Seiten zu „{ $words }“
handbook-nothing-found = Keine Seite enthält alle diese Wörter. Versuchen Sie es mit weniger Wörtern oder sehen Sie im Inhalt nach.
handbook-missing = Diese Kopie von TourneyDesk enthält kein Handbuch. Bitte neu installieren.
handbook-only-english = Diese Seite gibt es bisher nur auf Englisch.

handbook-chapter-start = Erste Schritte
handbook-chapter-event = Ein Turnier leiten
handbook-chapter-trouble = Wenn etwas schiefgeht
handbook-chapter-more = Mehrere Turniere oder Laptops
handbook-chapter-formats = Formate
handbook-chapter-reference = Nachschlagen

handbook-key = Taste
handbook-key-does = Was sie tut
handbook-setting-default = Standard: { $value }
handbook-setting-usual = { $value } (Standard)
handbook-setting-range = Von { $low } bis { $high }

keys-handbook = Handbuch
keys-handbook-find = Suchen
keys-handbook-back = Vorherige Seite
keys-handbook-forward = Nächste Seite
keys-handbook-best = Die beste gefundene Seite öffnen
keys-handbook-leave = Handbuch schließen
keys-in-search = { $key } im Suchfeld
handbook-turn = { $does } ({ $key })
handbook-section = { $page } – { $heading }
handbook-entry = **{ $name }**: { $about }
