"""Words of the history, and of going back to a step in a new file."""

HISTORY = "Verlauf"
GO_TO_HISTORY = "&Verlauf"
STEPS_SHOWN = "{shown} von {all} Schritten"
STEP_HEAD, TIME_HEAD, WHAT_HEAD = "Schritt", "Zeit", "Was"
STEP_UNDONE = "rückgängig"
STEP_SAYS = "{what}: {says}"
STEP_TURNING = "{what}: {name}"
STEP_TITLE = "Schritt {step}"
STEP_UNDONE_BY = "Mit Schritt {step} um {time} rückgängig gemacht. Zählt nicht."
STEP_UNDONE_BY_UNTIMED = "Mit Schritt {step} rückgängig gemacht. Zählt nicht."
STEP_BACK = "Zurückgenommen oder wiederholt wurde: {name} (Schritt {step})."
FILTER_PLAYER = "Spieler"
FILTER_PLAYER_PLACEHOLDER = "Name oder Nummer"
FILTER_TABLE = "Tisch"
FILTER_ROUND = "Runde"
FILTER_KIND = "Art"
KINDS_SHOWN = {
    None: "Alles",
    "results": "Ergebnisse",
    "players": "Spieler",
    "rounds": "Runden",
    "settings": "Einstellungen",
    "by_hand": "Von Hand",
}
NOTHING_LIKE_THAT = "Kein Schritt passt dazu. Die Felder oben ändern oder leeren."
HISTORY_HINT = "Esc leert die Felder. Der neueste Schritt steht oben."
GO_BACK = "Von hier in einer neuen Datei weiter…"
BRANCHED = (
    "{file} enthält das Turnier, wie es nach Schritt {step} war. Dieses Turnier bleibt, wie es ist."
)
OPEN_BRANCH = "Neue Datei öffnen"
BRANCH_FILE = "{stem} ab Schritt {step}"
CHECK_PAPER_HEADING = "Ein gedrucktes Blatt prüfen"
PAPER_REVISION = "Stand"
PAPER_DIGEST = "Prüfwert"
DIGEST_PLACEHOLDER = "wie unten auf dem Blatt"
CHECK_PAPER = "Blatt prüfen"
FORK_FOUND = "Eine Sicherung dieses Turniers weicht von seiner Datei ab. Näheres steht im Verlauf."
