"""Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys."""

# Practice and rehearsal
PRACTICE = "Übungs&turnier…"
REHEARSE = "&Probelauf"
HOME_PRACTICE = "Üben…"
HOME_REHEARSE = "Probelauf"
REHEARSE_TIP = (
    "Öffnet eine Kopie des gewählten Turniers zum Ausprobieren; das Turnier selbst bleibt, wie es "
    "ist."
)
PRACTICE_HEADING = "Übungsturnier"
PRACTICE_HINT = (
    "Erfundene Spieler und Ergebnisse zum Lernen. Nichts davon gerät unter die eigenen Turniere. "
    "Was eine Woche nicht benutzt wurde, wird weggeworfen."
)
PRACTICE_FORMAT = "Art des Turniers"
PRACTICE_PLAYERS = "Spieler"
PRACTICE_ROUNDS = "Schon gespielte Runden"
PRACTICE_NAME = "Übung: {format}"
PRACTICE_BEGIN = "Beginnen"
PRACTICE_MAKING = "Das Turnier wird angelegt…"
PRACTICE_PLAYERS_SLIP = "Eintippen, wie viele Spieler: eine Zahl von 2 bis {most}."
PRACTICE_ROUNDS_SLIP = (
    "Eintippen, wie viele Runden schon gespielt sind: eine Zahl von 0 bis {most}."
)
PRACTICE_BEFORE, PRACTICE_KIND = "Schon geübt", "Art"
MARK_NAMES = {"practice": "Übung", "rehearsal": "Probelauf"}
PRACTICE_GO_ON = "Mit dem gewählten weitermachen"
MARKS = {
    "practice": "Übung. Niemand hier ist echt.",
    "rehearsal": "Probelauf. Das Turnier selbst bleibt, wie es ist.",
}
MARKED_TITLES = {
    "practice": "{event} – TourneyDesk",
    "rehearsal": "Probelauf: {event} – TourneyDesk",
}
REHEARSING = (
    "Das ist eine Kopie von {event}. Was auch immer hier geschieht, {event} selbst bleibt, wie es "
    "ist."
)

# Ways back
CRASHED_PLAYERS = (
    "{event} war offen, als das Programm endete: {players} angemeldet, noch keine Runde "
    "freigegeben."
)
CRASHED_ROUND = (
    "{event} war offen, als das Programm endete: Runde {round}, {done} von {all} Tischen fertig. "
    "Alles Eingetragene ist da."
)
CRASHED_FINISHED = "{event} war offen, als das Programm endete; alle Runden waren gespielt."
HOME_GO_ON = "Weitermachen"
GO_ON_WITH = "Weitermachen mit {event}"
RECOVERED = "{event} ist wieder da, wie es war, mit {steps}; der letzte: {step}."
RECOVERED_AT = "{event} ist wieder da, wie es war, mit {steps}; der letzte um {time}: {step}."


def steps(count: int) -> str:
    """How many steps, in words; as after a preposition: mit 1 Schritt, mit 12 Schritten."""
    return f"{count} Schritt" if count == 1 else f"{count} Schritten"


# Copies
PROVE = "Sicherung p&rüfen"
SECOND_FOLDER = "Zweiter &Ordner für Kopien…"
NO_SECOND_FOLDER = "&Keine Kopien mehr im zweiten Ordner"
CHOOSE_SECOND = "Wo Kopien zusätzlich liegen sollen, zum Beispiel auf einem USB-Stick"
PROVING = "Die neueste Kopie wird zur Probe wiederhergestellt…"
PROVED_ALL = (
    "Die Sicherung funktioniert: {copy} ließ sich wiederherstellen und enthält das Turnier, wie es "
    "jetzt ist, mit allen {steps}."
)
PROVED_PART = (
    "Die Sicherung funktioniert: {copy} ließ sich wiederherstellen und enthält das Turnier, wie es "
    "war, mit {steps} von {all}. Die nächste Kopie entsteht mit der nächsten Runde oder beim "
    "Schließen des Turniers."
)
PROVED_NOT = (
    "{copy} ließ sich wiederherstellen, enthält aber etwas anderes als dieses Turnier. Das Turnier "
    "unter einem anderen Namen speichern, damit es eigene Kopien bekommt."
)
PROVED_DAMAGED = (
    "Auf die neueste Kopie ist kein Verlass. {why} Das Turnier unter einem anderen Namen speichern."
)
PROVED_NONE = (
    "In {folder} liegt noch keine Kopie. Eine entsteht vor jeder Runde, alle 20 Schritte und beim "
    "Schließen des Turniers."
)
SECOND_KEPT = "Kopien liegen jetzt zusätzlich in {folder}."
SECOND_STOPPED = "Im zweiten Ordner entstehen keine Kopien mehr. Die vorhandenen bleiben."
SECOND_GONE = (
    "Der zweite Ordner für Kopien, {folder}, ist nicht da. Das Turnier ist sicher; den USB-Stick "
    "wieder einstecken oder unter Datei einen anderen Ordner wählen."
)
SECOND_TROUBLE = (
    "Das Turnier ist sicher, wurde aber nicht in den zweiten Ordner, {folder}, kopiert. {why}"
)

# Long work
PAIRING_LONG = "{players} werden ausgelost… Esc hält an."
PAIRING_LONGER = "{players} werden ausgelost, seit {seconds}… Esc hält an."
PAIRING_STOPPED = (
    "Angehalten. Keine Runde wurde freigegeben, das Turnier ist unverändert. Der Computer rechnet "
    "vielleicht noch eine Weile; was er findet, wird nicht verwendet."
)
CREATING = "Das Turnier wird angelegt…"


def seconds(count: int) -> str:
    """A number of seconds, in words; as after a preposition: seit 1 Sekunde, seit 12 Sekunden."""
    return f"{count} Sekunde" if count == 1 else f"{count} Sekunden"


# The sheet of keys
MENU_HELP = "&Hilfe"
KEYS = "&Tasten"
KEYS_HEADING = "Tasten"
KEYS_HINT = "Esc schließt diese Seite."
ASK_WHY_NOT = "Warum &nicht …"
NO_WHY_NOT_HERE = (
    "Zuerst einen Tisch dieser Runde wählen; dann lässt sich fragen, warum nicht ein anderer "
    "Spieler."
)
KEYS_EVERYWHERE = "Überall"
KEYS_NEXT = "Was als Nächstes ansteht: eine Runde auslosen oder sehen, wie es ausging"
KEYS_OF_STAGES = {
    "home": (
        "Startseite",
        (("Enter", "das gewählte Turnier öffnen"), ("Pfeil auf, ab", "ein anderes wählen")),
    ),
    "wizard": (
        "Neues Turnier",
        (
            ("Strg+Enter", "weiter zur nächsten Seite"),
            ("Enter", "weiter zur nächsten Zeile"),
            ("Esc", "zurück zur vorigen Seite"),
            ("Alt+L", "eine Spielerliste wählen"),
        ),
    ),
    "players": (
        "Spieler",
        (
            ("Enter", "den getippten Spieler anmelden"),
            ("F2", "den gewählten Spieler ändern"),
            ("Entf", "abmelden; unter Auseinanderhalten ein Paar wieder zulassen"),
            ("Umschalt+Entf", "einen Spieler löschen, der noch nicht gepaart wurde"),
            ("Einfg", "wieder aufnehmen"),
            ("Leertaste", "da oder nicht da, unter Anwesenheit"),
            ("Alt+N", "Anmelden"),
            ("Alt+W", "Anwesenheit"),
            ("Alt+E", "Auseinanderhalten"),
            ("Alt+F", "Freilose"),
        ),
    ),
    "round": (
        "Runden",
        (
            ("Nummer, Enter", "zu diesem Tisch gehen"),
            ("F2", "das Ergebnis des Tisches berichtigen"),
            ("Entf", "sein Ergebnis zurücknehmen"),
            ("Esc", "lassen, wie es ist, zurück zur Liste"),
            ("Alt+L", "alle Tische"),
            ("Alt+F", "nur fehlende"),
            ("Alt+Z", "zweiter Durchgang"),
        ),
    ),
    "draft": (
        "Der Entwurf einer Runde",
        (
            ("Pfeil links, rechts", "einen Spieler des Tisches wählen"),
            ("S", "einen Spieler nehmen; beim nächsten noch einmal: beide tauschen"),
            ("Leertaste, L", "den Tisch festhalten oder lösen"),
            ("R", "um feste Tische herum neu paaren"),
            ("D", "neu losen; fragt nach dem Grund"),
            ("Enter", "die Runde so freigeben"),
            ("Entf", "den Entwurf verwerfen"),
            ("Esc", "den Entwurf stehen lassen"),
        ),
    ),
    "repair": (
        "Reparaturen",
        (
            ("Pfeil auf, ab", "eine Reparatur wählen"),
            ("Enter", "sie ausführen"),
            ("Leertaste", "der Tisch hat begonnen und bleibt"),
            ("Tab", "zu den Tischen und zurück"),
            ("Esc", "ohne Reparatur verlassen"),
        ),
    ),
    "papers": (
        "Papiere",
        (
            ("Bild auf, Bild ab", "blättern"),
            ("Z", "eine Seite größer, und wieder ganz"),
            ("Pfeil links, rechts", "sich auf einer großen Seite bewegen"),
            ("Enter", "weiter zum Drucken"),
            ("Strg+P", "das Gewählte drucken"),
            ("Enter, auf einer Spielerkarte", "die Karte groß; Esc geht zurück"),
        ),
    ),
    "match": (
        "Tische zu zweit",
        (
            ("1", "der Erste gewinnt"),
            ("2", "der Zweite gewinnt"),
            ("0, =, D", "remis"),
            ("7, 8, 9", "der Erste, der Zweite, beide nicht angetreten"),
            ("3 – 6, A – Z", "das Endergebnis eines Matches, wie auf den Schaltflächen"),
            ("G", "die Partien des Matches"),
        ),
    ),
    "sheet": (
        "Tische mit Plätzen oder Punktzahlen",
        (
            ("1 bis 5", "der Platz"),
            ("W", "hat aufgegeben"),
            ("Enter", "weiter zum nächsten Wert; nach dem letzten eintragen"),
            ("Strg+Enter", "eintragen"),
        ),
    ),
    "display": (
        "Die Anzeige für den Saal",
        (
            ("Pfeil links, rechts", "vorige Seite, nächste Seite"),
            ("Leertaste", "auf dieser Seite bleiben, weiter"),
            ("F11", "den Bildschirm füllen oder ein Fenster"),
            ("Esc", "den ganzen Bildschirm verlassen"),
        ),
    ),
}
