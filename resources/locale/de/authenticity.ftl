### Papers and copies: whether they belong to an event's history

attest-belongs = Dieses Blatt gehört zu diesem Turnier. Es wurde bei Stand { $revision } gedruckt.
attest-later =
    Seitdem { $later ->
        [one] wurde { $later } Änderung
       *[other] wurden { $later } Änderungen
    } eingetragen.
attest-undone =
    { $undone ->
        [one] { $undone } Änderung, die es zeigt, wurde
       *[other] { $undone } Änderungen, die es zeigt, wurden
    } später rückgängig gemacht.
attest-too-few =
    Dieses Blatt hat Stand { $revision }, aber dieses Turnier hat nur { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }. Vielleicht hat eine andere Kopie des Turniers mehr.
attest-differs = Dieses Blatt gehört nicht zu diesem Turnier. Sein Prüfcode passt nicht zu Stand { $revision }.
attest-other-revision = Dieser Prüfcode passt nicht zu Stand { $revision }, sondern zu Stand { $other } dieses Turniers.
attest-short-agrees = Dieser Prüfcode ist zu kurz, um etwas zu beweisen. Er stimmt mit Stand { $revision } überein.
attest-short-differs = Dieser Prüfcode ist zu kurz, um etwas zu beweisen. Er weicht von Stand { $revision } ab.
digest-wrong = Ein Prüfcode hat 1 bis { $most } Zeichen: 0 bis 9 und A bis F. Leerzeichen und Bindestriche dürfen fehlen.
revision-wrong = Stand: eine ganze Zahl ab 1 eingeben.
fork-other =
    Eine Sicherung dieses Turniers hat einen anderen Verlauf: { $copy }. Bis Änderung { $common } stimmen beide überein. Die Sicherung hat { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }, dieses Turnier hat { $all }.
fork-ahead =
    Eine Sicherung dieses Turniers hat mehr als die Datei: { $copy }. Sie hat { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }, die Datei hat { $all }.
file-fork =
    { $file } hat einen anderen Verlauf dieses Turniers. { $steps ->
        [one] Eine Änderung dort ist
       *[other] { $steps } Änderungen dort sind
    } nicht in diesem Turnier.
fork-more =
    Außerdem { $more ->
        [one] weicht { $more } andere Sicherung
       *[other] weichen { $more } andere Sicherungen
    } ab.
history-now = Stand { $revision } · Prüfcode { $digest }
