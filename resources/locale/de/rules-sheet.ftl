### The rules sheet: one page with the rules of an event and where each comes from

paper-name-rules = Regelblatt
paper-about-rules = Regeln und Einstellungen dieses Turniers, mit Quellen

rules-source = Quelle: { $source }. Rechts neben jeder Regel steht die Stelle; „unsere Lesart“ kennzeichnet, was die Quelle offenlässt.
rules-ours = unsere Lesart
rules-setting = so eingestellt
rules-part-seats = Spieler und { -tables }
rules-part-pairing = Auslosung
rules-part-byes = Freilose, Nachmeldungen, Abmeldungen
rules-part-results = Ergebnisse
rules-part-ranking = Rangliste und Feinwertungen
rules-part-end = Das Ende
rules-settings = Einstellungen dieses Turniers
rules-seed = Alles Geloste kommt aus dem Startwert „{ $seed }“; jedes Los lässt sich damit nachprüfen.
