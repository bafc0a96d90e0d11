"""Words of papers and copies that bear witness to an event's history."""

WITNESSES = {
    "attest_belongs": (
        "Dieses Blatt gehört zu diesem Turnier. Es wurde bei Stand {revision} gedruckt."
    ),
    "attest_later": "Seitdem {later:Änderung|Änderungen} eingetragen.",
    "attest_undone": "Von dem, was es zeigt, {undone:Änderung|Änderungen} später zurückgenommen.",
    "attest_too_few": (
        "Dieses Blatt hat Stand {revision}, aber dieses Turnier hat nur "
        "{steps:Änderung|Änderungen}. Vielleicht enthält eine andere Kopie des Turniers mehr."
    ),
    "attest_differs": (
        "Dieses Blatt gehört nicht zu diesem Turnier. Sein Prüfwert passt nicht zu Stand "
        "{revision}."
    ),
    "attest_other_revision": (
        "Dieser Prüfwert passt nicht zu Stand {revision}. Er passt zu Stand {other} dieses "
        "Turniers."
    ),
    "attest_short_agrees": (
        "Dieser Prüfwert ist zu kurz, um etwas zu beweisen. Er stimmt mit Stand {revision} überein."
    ),
    "attest_short_differs": (
        "Dieser Prüfwert ist zu kurz, um etwas zu beweisen. Er weicht von Stand {revision} ab."
    ),
    "digest_wrong": (
        "Ein Prüfwert hat 1 bis {most} Zeichen: 0 bis 9 und A bis F. Leerzeichen und Striche "
        "können fehlen."
    ),
    "revision_wrong": "Ein Stand ist eine ganze Zahl ab 1.",
    "fork_other": (
        "Eine Kopie dieses Turniers hat einen anderen Verlauf: {copy}. Bis Änderung {common} "
        "stimmen beide überein. Die Kopie hat {steps:Änderung|Änderungen}, dieses Turnier hat "
        "{all}."
    ),
    "fork_ahead": (
        "Eine Kopie dieses Turniers enthält mehr als die Datei: {copy}. Sie hat "
        "{steps:Änderung|Änderungen}, die Datei hat {all}."
    ),
    "fork_more": "Außerdem: {more:abweichende Kopie|abweichende Kopien}.",
    "history_now": "Stand {revision} · Prüfwert {digest}",
}
