### The RISK 2210 Swiss: name, cards, and the steps for the next round by hand

risk-swiss-format-about = Vier oder fünf Spieler an einem Tisch, in jeder Runde neue Gegner, Punkte für die Plätze. Danach spielen die besten fünf an einem Finaltisch; wer dort gewinnt, gewinnt das Turnier.
risk-swiss-card-title = RISK 2210 Spielerkarte
risk-swiss-head-stakes = Finale
risk-swiss-format-name = RISK 2210, Schweizer System
risk-swiss-format-short = Bretter zu 4 oder 5, dann ein Finale der besten fünf.
risk-swiss-people-late-entries = Für versäumte Runden gibt es keine Punkte.
risk-swiss-hand-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
risk-swiss-hand-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
risk-swiss-hand-heading-final = Das Finale: 1 Tisch zu { $size }
risk-swiss-hand-take = Die Karten der Spieler nehmen, die dabei sind ({ $players }). Die Karten derer beiseitelegen, die aufgegeben haben oder ausgeschlossen sind; sie spielen nicht.
risk-swiss-hand-shuffle = Alle Karten mischen.
risk-swiss-hand-sort = Die Karten nach Matchpunkten ordnen, die meisten zuerst. Karten mit gleichen Matchpunkten unter sich mischen: Spielpunkte und Energie zählen hier nicht.
risk-swiss-hand-deal = { $sizes } auslegen. Von oben einen Tisch nach dem anderen füllen; was eine Gruppe mit gleichen Punkten nicht füllt, wird aus der nächstniedrigeren gefüllt. Die Tische zu 4 und zu 5 so reihen, dass sich möglichst wenige Gruppen mischen.
risk-swiss-hand-deal-first = { $sizes } auslegen und von oben einen Tisch nach dem anderen füllen.
risk-swiss-hand-slips = Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen. Für jeden Tisch ist einer da.
risk-swiss-hand-report = Ist ein Tisch fertig, schreiben seine Spieler Platz, Spielpunkte und Restenergie auf. Wer aufgegeben hat, bekommt „aufg.“ statt eines Platzes. Alle am Tisch unterschreiben.
risk-swiss-hand-points = Auf jeder Karte den Platz einkreisen und die Matchpunkte dazuzählen: 1. = 5, 2. = 4, 3. = 3, 4. = 2, 5. = 1, auch am Tisch zu 4 von 5 bis 2. Aufgegeben oder ausgeschlossen: 0, und in späteren Runden nicht mehr dabei.
risk-swiss-hand-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Schweizer System, danach der Finaltisch.
risk-swiss-hand-planned-alone =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Schweizer System, ohne Finale.
risk-swiss-hand-final-rank = Alle, die dabei sind, in eine Rangfolge bringen: Matchpunkte, dann alle Spielpunkte, dann alle Restenergie, dann ein Los, das vor aller Augen gezogen und aufgeschrieben wird.
risk-swiss-hand-final-seat = Die ersten { $size } spielen das Finale an einem Tisch. Punkte zählen dort nicht mehr.
risk-swiss-hand-final-places = Die Plätze im Finale sind die Plätze des Turniers. Wer im Finale aufgibt, kommt hinter denen, die es beenden; danach gilt die Rangliste nach Schweizer System.
