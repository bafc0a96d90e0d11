### Accumulated strikes: name, cards, and the steps for the next round by hand

strikes-format-about = Drei bis fünf Spieler an einem Tisch; je schlechter der Platz, desto mehr Strafpunkte. Wer zu viele hat, scheidet aus, und wer übrig bleibt, gewinnt.
strikes-card-title = Spielerkarte (Strafpunkte)
strikes-head-stakes = Bis zum Aus
strikes-format-name = Gesammelte Strafpunkte
strikes-format-short = Tische zu 3 bis 5; hintere Plätze kosten.
strikes-people-late-entries = Für die versäumte Runde gibt es die Strafpunkte eines letzten Platzes.
strikes-hand-heading-random =
    Runde { $round }, gelost: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
strikes-hand-heading-split =
    Runde { $round }, nach Strafpunkten geteilt: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
strikes-hand-heading-playoff = Das letzte Spiel der beiden Sieger
strikes-hand-take = Die Karten der Spieler nehmen, die dabei sind ({ $players }): weniger als { $level } Strafpunkte und nicht abgemeldet.
strikes-hand-random = Mischen und verteilen: { $sizes }.
strikes-hand-split = Nach Strafpunkten ordnen, die wenigsten zuerst; gleiche unter sich mischen. Von oben die Gruppen füllen: { $groups }. Jede Gruppe mischen und auf ihre Tische verteilen.
strikes-hand-bye = Unter denen mit den wenigsten Freilosen hat der Spieler mit den wenigsten Strafpunkten das Freilos; bei Gleichstand das Los. Es kostet keine Strafpunkte.
strikes-hand-meet = Die Gegner auf den Karten ansehen. Zwischen Tischen einer Gruppe so tauschen, dass sich möglichst wenige noch einmal begegnen, vor allem niemand zum dritten Mal.
strikes-hand-slips =
    Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen, { $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }.
strikes-hand-strikes = Nach dem Spiel ist die höchste Punktzahl Erste. Strafpunkte: zu fünft 0 6 12 18 24, zu viert 0 8 16 24, zu dritt 0 12 24. Geteilte Plätze teilen ihre Strafpunkte gleich. Wer mitten im Spiel gegangen ist, teilt sich den letzten Platz und scheidet aus.
strikes-hand-out = Sind alle Tische fertig, zusammenzählen: Wer { $level } Strafpunkte oder mehr hat, scheidet aus.
strikes-hand-end = Wer allein übrig ist, hat gewonnen. Ist niemand übrig, gewinnen unter denen, die gespielt haben, die wenigsten Strafpunkte, bei Gleichstand gemeinsam.
strikes-hand-end-one-table = Zwei übrig nach einer Runde mit einem Tisch: Wer weniger Strafpunkte hat, gewinnt, wenn er auch dieses Spiel gewonnen hat; wurde er Zweiter, gewinnen beide; wurde er Dritter oder schlechter, gewinnt der Sieger des Spiels. Bei gleichen Strafpunkten gewinnt der Sieger des Spiels.
strikes-hand-end-more-tables = Zwei übrig nach einer Runde mit mehreren Tischen: Weniger Strafpunkte gewinnen; bei Gleichstand der größere Vorsprung des Ersten vor dem Zweiten im jeweils letzten Spiel; ist auch der gleich, beide.
strikes-hand-playoff = Die beiden Sieger können ein letztes Spiel austragen; es entscheidet, gleich wie viele Strafpunkte sie haben.
