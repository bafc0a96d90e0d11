### Words of the cover, and of the steps for making the next round of each format by hand

paper-name-cover = Deckblatt der Karten
paper-about-cover = was auf keiner Karte steht, als Code: Name, Einstellungen, Startwert
paper-name-hand = Handpaket
paper-about-hand = Karten bis hierher, leere Zettel und die Schritte, um ohne diesen Computer weiterzumachen

## The cover

cover-title = Deckblatt der Karten
cover-about = Geht die Datei des Turniers verloren, lässt es sich aus diesem Code und denen der Spielerkarten wiederherstellen: auf der Startseite „Aus Karten wiederherstellen“ wählen oder den Befehl „import“ nutzen. Dieses Blatt bei den Karten aufbewahren.
cover-event = Turnier
cover-format = Format
cover-players = Spieler
cover-rounds = Freigegebene Runden
cover-seed = Startwert der Auslosungen
cover-settings = Einstellungen
cover-code = Code des Deckblatts, in Fünfergruppen

## The steps

hand-title = Die nächste Runde von Hand
hand-none = So wie es steht, folgt keine Runde mehr. Auf den Karten stehen alle Ergebnisse; die Rangliste ist endgültig, sobald nichts fehlt.
hand-open =
    Zuerst Runde { $round } zu Ende bringen: Die Zettel, die noch fehlen ({ $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }), liegen in diesem Paket. Die Zahlen unten gelten, wenn alle bleiben, die jetzt dabei sind.
hand-after = Zurück am Computer alle Ergebnisse von den Zetteln eintragen oder das Turnier aus den Karten neu machen: „Aus Karten wiederherstellen“.
hand-keep = Die Zettel nach Tischen geordnet aufbewahren. Sie gelten, wenn bei einer Karte Zweifel bestehen.
hand-table-of =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
hand-board-of =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    })
hand-risk-swiss-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-risk-swiss-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-risk-swiss-heading-final = Das Finale: 1 Tisch zu { $size }
hand-risk-swiss-take = Die Karten der Spieler nehmen, die dabei sind ({ $players }). Die Karten derer beiseitelegen, die aufgegeben haben oder ausgeschlossen sind; sie spielen nicht.
hand-risk-swiss-shuffle = Alle Karten mischen.
hand-risk-swiss-sort = Die Karten nach Matchpunkten ordnen, die meisten zuerst. Karten mit gleichen Matchpunkten unter sich mischen: Spielpunkte und Energie zählen hier nicht.
hand-risk-swiss-deal = { $sizes } auslegen. Von oben einen Tisch nach dem anderen füllen; was eine Gruppe mit gleichen Punkten nicht füllt, wird aus der nächstniedrigeren gefüllt. Die Tische zu 4 und zu 5 so reihen, dass sich möglichst wenige Gruppen mischen.
hand-risk-swiss-deal-first = { $sizes } auslegen und von oben einen Tisch nach dem anderen füllen.
hand-risk-swiss-slips = Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen. Für jeden Tisch ist einer da.
hand-risk-swiss-report = Ist ein Tisch fertig, schreiben seine Spieler Platz, Spielpunkte und Restenergie auf. Wer aufgegeben hat, bekommt „aufg.“ statt eines Platzes. Alle am Tisch unterschreiben.
hand-risk-swiss-points = Auf jeder Karte den Platz einkreisen und die Matchpunkte dazuzählen: 1. = 5, 2. = 4, 3. = 3, 4. = 2, 5. = 1, auch am Tisch zu 4 von 5 bis 2. Aufgegeben oder ausgeschlossen: 0, und in späteren Runden nicht mehr dabei.
hand-risk-swiss-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Schweizer System, danach der Finaltisch.
hand-risk-swiss-planned-alone =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } Schweizer System, ohne Finale.
hand-risk-swiss-final-rank = Alle, die dabei sind, in eine Rangfolge bringen: Matchpunkte, dann alle Spielpunkte, dann alle Restenergie, dann ein Los, das vor aller Augen gezogen und aufgeschrieben wird.
hand-risk-swiss-final-seat = Die ersten { $size } spielen das Finale an einem Tisch. Punkte zählen dort nicht mehr.
hand-risk-swiss-final-places = Die Plätze im Finale sind die Plätze des Turniers. Wer im Finale aufgibt, kommt hinter denen, die es beenden; danach gilt die Rangliste nach Schweizer System.
hand-age-swiss-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
hand-age-swiss-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-age-swiss-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-age-swiss-age-groups = Altersgruppen, älteste zuerst: { WORD($groups, kind: "ages") }.
hand-age-swiss-first = Die Karten der Spieler ({ $players }) nach Altersgruppen sortieren und jede mischen. Die älteste Gruppe paaren; bleibt jemand übrig, kommt er in die nächste Gruppe, von dort wieder in die nächste, und so weiter.
hand-age-swiss-first-bye = In der jüngsten Gruppe bleibt jemand übrig: Vor dem Paaren unter denen dieser Gruppe das Freilos auslosen. Es zählt 3 Punkte.
hand-age-swiss-sort = Die Karten der Spieler, die dabei sind ({ $players }), in Stapel mit gleichen Matchpunkten sortieren, die meisten zuerst. In jedem Stapel kommt die älteste Altersgruppe nach oben.
hand-age-swiss-bye = Die Zahl ist ungerade; zuerst also das Freilos vergeben: an jemanden, der noch keines hatte, aus dem niedrigsten Stapel, dort aus der jüngsten Altersgruppe, dann durch das Los. Es zählt 3 Punkte.
hand-age-swiss-no-bye = Die Zahl ist gerade: Niemand hat ein Freilos.
hand-age-swiss-pair = Mit dem obersten Stapel beginnen. Niemand trifft noch einmal auf einen früheren Gegner: die Nummern auf der Karte ansehen. Innerhalb des Stapels Spieler derselben Altersgruppe paaren; wer übrig bleibt, trifft auf die nächste Altersgruppe. Nicht die Ältesten mit den Jüngsten paaren, wenn es hilft, ein mittleres Paar zu trennen.
hand-age-swiss-down = Wer nicht zu paaren ist, rückt in den nächsten Stapel herunter, so wenige wie möglich, und aus der jüngsten Altersgruppe des Stapels. Dort werden sie zuerst gepaart, wenn möglich mit ihrem eigenen Alter.
hand-age-swiss-lot = Wo es gleich ist, entscheidet das Los: mischen und die oberste Karte nehmen.
hand-age-swiss-stuck = Lässt sich der letzte Stapel nicht paaren, die Paare darüber trennen, die untersten zuerst.
hand-age-swiss-slips =
    Jedes Paar mit einer Tischnummer auf einen leeren Zettel schreiben: { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
hand-age-swiss-points = Auf jeder Karte die Partien und das Match einkreisen und die Matchpunkte dazuzählen: gewonnen 3, remis 1, verloren 0.
hand-age-swiss-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
hand-us-swiss-pairs =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
hand-us-swiss-heading-first =
    Runde 1: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-us-swiss-heading-swiss =
    Runde { $round }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-us-swiss-asked = Beiseitelegen, wer für diese Runde ein halbes Freilos verlangt hat: { $names }.
hand-us-swiss-sort = Die Karten der Spieler, die dabei sind ({ $players }), nach gleicher Punktzahl in Gruppen legen, die höchste zuerst; in jeder Gruppe nach Wertungszahl, die höchste zuerst, ohne Wertungszahl zuletzt.
hand-us-swiss-bye = Die Zahl ist ungerade: Das ganze Freilos geht in der niedrigsten Gruppe an die niedrigste Wertungszahl, nicht an jemanden ohne Wertungszahl und an niemanden, der schon eines hatte oder kampflos gewonnen hat.
hand-us-swiss-no-bye = Die Zahl ist gerade: Niemand hat ein ganzes Freilos.
hand-us-swiss-halves = Jede Gruppe in eine obere und eine untere Hälfte teilen. Der Erste der oberen Hälfte spielt gegen den Ersten der unteren, der Zweite gegen den Zweiten, und so weiter.
hand-us-swiss-odd = Aus einer ungeraden Gruppe rückt die niedrigste Wertungszahl herunter, nicht jemand ohne Wertungszahl, und spielt gegen die höchste Wertungszahl der nächsten Gruppe, gegen die noch nicht gespielt wurde.
hand-us-swiss-rematch = Niemand trifft noch einmal auf einen früheren Gegner: mit einem Nachbarn der unteren Hälfte tauschen, dessen Wertungszahl am wenigsten abweicht.
hand-us-swiss-colours = Farben: Wer eine Farbe seltener hatte, bekommt sie; bei Gleichstand die andere als beim letzten Mal. Steht beiden dieselbe zu, bekommt sie, wer weiter vom Ausgleich entfernt ist; ist auch das gleich, bis zur letzten Runde zurückgehen, in der beide verschiedene Farben hatten, und beide bekommen die andere; sonst bekommt der höher Gesetzte die Farbe, die ihm zusteht.
hand-us-swiss-swap = Spieler der unteren Hälfte der Farben wegen nur tauschen, wenn sich ihre Wertungszahlen um höchstens { $alternation } für den Farbwechsel und { $equalisation } für den Farbausgleich unterscheiden. Niemand soll, wenn es sich vermeiden lässt, dreimal in Folge dieselbe Farbe haben.
hand-us-swiss-first-colour = Um die Farbe des Ersten der Liste eine Münze werfen; die Bretter hinunter haben die oberen Spieler dann abwechselnd die Farben.
hand-us-swiss-accelerated-first = Beschleunigt: die Liste der Wertungszahlen in eine obere Hälfte von { $upper } und eine untere von { $lower } teilen. Jede Hälfte für sich paaren, ihr oberes Viertel gegen ihr unteres.
hand-us-swiss-accelerated-adjusted = Beschleunigt (angepasste Wertungszahl): zuerst die Sieger der oberen Hälfte aus Runde 1 untereinander paaren; dann die anderen der oberen Hälfte mit den Siegern der unteren; dann die mit Remis aus der unteren; dann ihre Verlierer.
hand-us-swiss-accelerated-added = Beschleunigt (Zusatzpunkt): für diese Runde allen der oberen Hälfte der Liste einen Punkt mehr rechnen und nach diesen Punkten paaren.
hand-us-swiss-slips =
    Jedes Paar auf einen leeren Zettel schreiben, Weiß zuerst: { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
hand-us-swiss-points = Auf jeder Karte Farbe und Ergebnis einkreisen und den neuen Punktestand schreiben: gewonnen 1, remis ½.
hand-us-swiss-planned =
    Geplant: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
hand-strikes-heading-random =
    Runde { $round }, gelost: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-strikes-heading-split =
    Runde { $round }, nach Strafpunkten geteilt: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-strikes-heading-playoff = Das letzte Spiel der beiden Sieger
hand-strikes-take = Die Karten der Spieler nehmen, die dabei sind ({ $players }): weniger als { $level } Strafpunkte und nicht abgemeldet.
hand-strikes-random = Mischen und verteilen: { $sizes }.
hand-strikes-split = Nach Strafpunkten ordnen, die wenigsten zuerst; gleiche unter sich mischen. Von oben die Gruppen füllen: { $groups }. Jede Gruppe mischen und auf ihre Tische verteilen.
hand-strikes-bye = Unter denen mit den wenigsten Freilosen hat der Spieler mit den wenigsten Strafpunkten das Freilos; bei Gleichstand das Los. Es kostet keine Strafpunkte.
hand-strikes-meet = Die Gegner auf den Karten ansehen. Zwischen Tischen einer Gruppe so tauschen, dass sich möglichst wenige noch einmal begegnen, vor allem niemand zum dritten Mal.
hand-strikes-slips =
    Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen, { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
hand-strikes-strikes = Nach dem Spiel ist die höchste Punktzahl Erste. Strafpunkte: zu fünft 0 6 12 18 24, zu viert 0 8 16 24, zu dritt 0 12 24. Geteilte Plätze teilen ihre Strafpunkte gleich. Wer mitten im Spiel gegangen ist, teilt sich den letzten Platz und scheidet aus.
hand-strikes-out = Sind alle Tische fertig, zusammenzählen: Wer { $level } Strafpunkte oder mehr hat, scheidet aus.
hand-strikes-end = Wer allein übrig ist, hat gewonnen. Ist niemand übrig, gewinnen unter denen, die gespielt haben, die wenigsten Strafpunkte, bei Gleichstand gemeinsam.
hand-strikes-end-one-table = Zwei übrig nach einer Runde mit einem Tisch: Wer weniger Strafpunkte hat, gewinnt, wenn er auch dieses Spiel gewonnen hat; wurde er Zweiter, gewinnen beide; wurde er Dritter oder schlechter, gewinnt der Sieger des Spiels. Bei gleichen Strafpunkten gewinnt der Sieger des Spiels.
hand-strikes-end-more-tables = Zwei übrig nach einer Runde mit mehreren Tischen: Weniger Strafpunkte gewinnen; bei Gleichstand der größere Vorsprung des Ersten vor dem Zweiten im jeweils letzten Spiel; ist auch der gleich, beide.
hand-strikes-playoff = Die beiden Sieger können ein letztes Spiel austragen; es entscheidet, gleich wie viele Strafpunkte sie haben.
hand-dual-ring-pairs =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
hand-dual-ring-heading-ring =
    Weiter mit dem Ring: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } dabei
hand-dual-ring-heading-first =
    Den Ring festlegen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
hand-dual-ring-set =
    Die Karten der Spieler ({ $players }) mischen und zu einem Ring auslegen. Alle haben Weiß gegen den nächsten und Schwarz gegen den vorigen, beides zugleich: { $tables ->
        [one] { $tables } Brett
       *[other] { $tables } Bretter
    }.
hand-dual-ring-ring = Der Ringplan in diesem Paket zeigt die Spieler ({ $players }) in der Reihenfolge des Rings; nach dem letzten kommt der erste.
hand-dual-ring-running =
    Jetzt laufen: { $boards ->
        [one] Brett { $boards }
       *[other] Bretter { $boards }
    }. Ihre Zettel liegen in diesem Paket.
hand-dual-ring-out = Wer verliert, scheidet aus. Die andere Partie wird abgebrochen und zählt für niemanden. Die beiden Nachbarn im Ring spielen jetzt gegeneinander: den nächsten leeren Zettel nehmen; der erste hat Brett { $next }.
hand-dual-ring-gap-one-of-each = Dabei hat Weiß, wer vor der Lücke sitzt, und Schwarz, wer dahinter sitzt.
hand-dual-ring-gap-as-in-example = Dabei hat der niedrigere Platz im Ring Schwarz.
hand-dual-ring-drawn-replay = Ein Remis wird sofort mit denselben Farben neu gespielt.
hand-dual-ring-drawn-both-out = Bei einem Remis scheiden beide aus, und der Ring schließt sich über beiden.
hand-dual-ring-leaves = Auch wer geht, scheidet aus; die Nachbarn bekommen dafür keinen Sieg.
hand-dual-ring-two = Sind zwei übrig, werden ihre laufenden Partien abgebrochen. Mehr Siege im Ring gewinnen. Bei gleich vielen: zwei neue Partien zugleich, eine mit jeder Farbe, und die erste Niederlage entscheidet.
hand-dual-ring-wins = Auf jeder Karte Farbe und Ergebnis jeder Partie einkreisen und die Siege zusammenzählen.
