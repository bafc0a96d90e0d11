### Papers and copies: whether they belong to an event's history

attest-belongs = Dieses Blatt gehört zu diesem Turnier. Es wurde bei Stand { $revision } gedruckt.
attest-later =
    Seitdem { $later ->
        [one] { $later } Änderung
       *[other] { $later } Änderungen
    } eingetragen.
attest-undone =
    Von dem, was es zeigt, { $undone ->
        [one] { $undone } Änderung
       *[other] { $undone } Änderungen
    } später zurückgenommen.
attest-too-few =
    Dieses Blatt hat Stand { $revision }, aber dieses Turnier hat nur { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }. Vielleicht enthält eine andere Kopie des Turniers mehr.
attest-differs = Dieses Blatt gehört nicht zu diesem Turnier. Sein Prüfwert passt nicht zu Stand { $revision }.
attest-other-revision = Dieser Prüfwert passt nicht zu Stand { $revision }. Er passt zu Stand { $other } dieses Turniers.
attest-short-agrees = Dieser Prüfwert ist zu kurz, um etwas zu beweisen. Er stimmt mit Stand { $revision } überein.
attest-short-differs = Dieser Prüfwert ist zu kurz, um etwas zu beweisen. Er weicht von Stand { $revision } ab.
digest-wrong = Ein Prüfwert hat 1 bis { $most } Zeichen: 0 bis 9 und A bis F. Leerzeichen und Striche können fehlen.
revision-wrong = Ein Stand ist eine ganze Zahl ab 1.
fork-other =
    Eine Kopie dieses Turniers hat einen anderen Verlauf: { $copy }. Bis Änderung { $common } stimmen beide überein. Die Kopie hat { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }, dieses Turnier hat { $all }.
fork-ahead =
    Eine Kopie dieses Turniers enthält mehr als die Datei: { $copy }. Sie hat { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }, die Datei hat { $all }.
fork-more =
    Außerdem: { $more ->
        [one] { $more } abweichende Kopie
       *[other] { $more } abweichende Kopien
    }.
history-now = Stand { $revision } · Prüfwert { $digest }
