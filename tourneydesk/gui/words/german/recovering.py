"""Words of the page for a file that cannot be opened."""

RECOVERY_HINT = "Jede Auswahl öffnet eine neue Datei. Diese Seite bleibt erreichbar."
RECOVERY_FROM = "Turnier öffnen aus"
RECOVERY_SOURCES = {
    "joined": "Datei und Sicherungen zusammen",
    "backup": "Neueste Sicherung",
    "second": "Zweiter Sicherungsordner",
    "file": "Lesbarer Teil der Datei",
}
RECOVERY_OPEN = {
    "joined": "Gerettetes Turnier öffnen",
    "backup": "Neueste Sicherung öffnen",
    "second": "Zweite Sicherung öffnen",
    "file": "Lesbaren Teil öffnen",
}
RECOVERY_RECOMMENDED = "Empfohlen"
RECOVERY_UNTIL = "Endet um {time}"
RECOVERY_FORKED = "Weicht von der Datei ab"
RECOVERY_KEEPS = "{kept} von {all} Änderungen"
RECOVERY_KEEPS_ALONE = "{kept} Änderungen"
RECOVERY_CHECK = "Die letzten Ergebnisse mit den Zetteln vergleichen."
RECOVERY_MISSING = "Fehlende Änderungen"
RECOVERY_CHANGE = "Änderung"
RECOVERY_COPY = "Details kopieren"
RECOVERY_FOLDER = "Im Ordner zeigen"
RECOVERY_HOME = "Zur Startseite"
RECOVERY_AFTER = "Nach dem Öffnen"
RECOVERY_ENTER_AGAIN = (
    "Runde {round} geht weiter. Fehlende Ergebnisse von den Zetteln neu eingeben."
)
RECOVERY_AGAIN = "Fehlende Änderungen wiederholen. Zettel und Spielerkarten helfen dabei."
RECOVERY_COMPLETE = "Das Turnier geht dort weiter, wo es war."
RECOVERY_IN_HALL = "Im Spielsaal"
RECOVERY_HALL = "Freigegebene Runden und laufende Spiele sind nicht betroffen."
RECOVERY_FILE = "{name} gerettet"
RECOVERY_DONE = "Das Turnier geht jetzt in {new} weiter. {missing} {name} ist unverändert."
RECOVERY_LOOKING = "{trouble} Es wird gesucht, was sich retten lässt…"
SAVE_EVENT_AS = "Speichern unter…"
RELOADED = "{event} wurde neu aus der Datei geladen."
RELOAD_EVENT = "Turnier neu laden"
