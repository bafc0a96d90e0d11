"""Words of rounds: results, corrections, the second pass, history, why not."""

# A round
TABLES = "Tische"
TABLE = "Tisch {table}"
TABLE_HEAD = "Tisch"
RESULT_HEAD = "Ergebnis"
SEAT = "Sitz {seat}"
GROUP_HEAD = "Gruppe"
GROUPS_MIXED = " + "
OUT_BEFORE = "Ausgeschieden: {names}."
OUT_AND_MORE = "Ausgeschieden: {names} und {count} weitere."
ROUND_TITLE = "Runde {round} ({kind})"
TABLES_IN = "{done} von {all} fertig"
JUMP = "Zum Tisch"
JUMP_KEYS = (
    "Strg+G. Eine Nummer, ein Name oder zwei Namen: „ann bo“ findet ihren Tisch, „ann > bo“ sagt "
    "zugleich, dass Ann gewonnen hat, „ann = bo“, dass es remis war."
)
JUMP_PLACEHOLDER = "Nr. oder Name"
ALL_TABLES = "A&lle"
MISSING_ONLY = "&Fehlende"
NOTHING_MISSING = "In Runde {round} fehlt nichts."
NOTHING_MISSING_NEXT = "In Runde {round} fehlt nichts. Als Nächstes: {action} (Strg+R)."
STOPPED = "abgebrochen"
IN = "fertig"
TABLE_SEATING = "Tisch {table}: {seats}"
SEATED_AS = "{name} ({role})"
RECORDED = "Tisch {table}: {result}."
RESULT_IS = "Ergebnis: {result}"
CALL = "Aufruf Tisch {table}: {seats}."
SEVERAL_TABLES = "„{text}“ passt auf {tables}. Mit den Pfeiltasten auswählen oder weiter tippen."
NO_SUCH_TABLE = "In dieser Runde gibt es keinen Tisch oder Spieler „{text}“."
RECORD = "Eintragen (Strg+Enter)"

# Tables of two
FIRST_WON, SECOND_WON, DRAWN_SCORE = "1 – 0", "0 – 1", "½ – ½"
FORFEIT_SCORES = {(False, True): "+ – −", (True, False): "− – +", (True, True): "− – −"}
KEY_WINS = "{key}  {name} gewinnt"
KEY_DRAW = "0  Remis"
KEY_SCORE = "{key}  {won}–{lost}"
KEY_SCORE_SAID = "{key}: {name} gewinnt {most}–{least}"
MATCH_HINT = "In der Liste: 1 der Erste gewinnt, 2 der Zweite gewinnt, 0, = oder D remis."
FORFEIT_HINT = "Nicht angetreten: 7 der Erste, 8 der Zweite, 9 beide nicht."
GAMES_HINT = "G: ein anderer Stand, dann Enter."
MATCH_MOVES_HINT = "Enter: ein anderer Tisch."
CORRECT_HINT = "F2 oder Überschreiben: berichtigen. Entf: zurücknehmen."
MATCH_KEY_UNKNOWN = (
    "{key} sagt nichts über diesen Tisch. 1, 2 oder 0 tippen; Enter, um einen anderen Tisch zu "
    "nennen."
)
MATCH_ASKED = "Tisch {table}: tippen, was richtig ist. {hint}"
GAMES_WON = "Gewonnene Partien von {name}"
GAMES_DRAWN = "Remispartien"
GAMES = "Partien"
GAMES_DRAWN_SHORT = "remis"
GAMES_SLIP = (
    "Die Partien dieses Matches eintippen: für jeden Spieler die Zahl der Siege, zum Beispiel 2 "
    "und 1."
)

# Correcting
RESULT_SAYS = "Tisch {table}, jetzt: {result}."
RESULT_WOULD_SAY = "Danach: {result}."
RESULT_TAKEN_BACK = "noch nichts"
WITH_GAMES = "{result} ({games})"
CORRECT_HOW = "Enter oder dieselbe Taste noch einmal ändert es, Esc lässt es, wie es ist."
CORRECT_HOW_ENTER = "Enter noch einmal ändert es, Esc lässt es, wie es ist."
CORRECTED = "Tisch {table}: {result}, vorher {before}."
SAYS_SO_ALREADY = "So steht es schon bei Tisch {table}: {result}."
LEFT_AS_IT_IS = "Tisch {table} bleibt: {result}."
NO_RESULT_YET = "Tisch {table} hat noch kein Ergebnis; es gibt nichts zurückzunehmen."
MOVED_BOTH = "{name} {place} statt {before} ({figure} statt {other} {points})"
MOVED_PLACE = "{name} {place} statt {before}"
MOVED_POINTS = "{name} bleibt auf {place} ({figure} statt {other} {points})"
MOVED_MORE = "und {count} weitere"
NOBODY_MOVES = "Kein Platz und keine Punkte ändern sich."
ROUND_STAYS = "Runde {rounds} bleibt, wie sie ausgelost ist."
ROUNDS_STAY = "Die Runden {rounds} bleiben, wie sie ausgelost sind."
COUNTED = {"points": "Punkte", "strikes": "Strafpunkte", "wins": "Siege"}

# The second pass
SECOND_PASS = "&Zweiter Durchgang"
SECOND_PASS_TIP = (
    "Jedes Ergebnis der Runde noch einmal tippen; wo etwas abweicht, hält es an und zeigt beides."
)
SECOND_COUNT = "{done} von {all} zweimal getippt"
SECOND_SAME = "Tisch {table}: beide Male gleich."
SECOND_DIFFERS = (
    "Tisch {table} weicht ab. Zuerst: {before}. Jetzt: {result}. Enter oder dieselbe "
    "Taste noch einmal übernimmt das zweite, Esc behält das erste."
)
SECOND_DIFFERS_ENTER = (
    "Tisch {table} weicht ab. Zuerst: {before}. Jetzt: {result}. Enter noch einmal übernimmt das "
    "zweite, Esc behält das erste."
)
SECOND_STANDS = (
    "Tisch {table} weicht ab. Zuerst: {before}. Jetzt: {result}. Esc behält das erste und geht "
    "weiter."
)
SECOND_DONE = "Alle Ergebnisse der Runde {round} sind zweimal getippt."
SECOND_NONE = (
    "Kein Tisch dieser Runde hat schon ein Ergebnis; es gibt nichts noch einmal zu tippen."
)
SAME_TWICE = "gleich"
DIFFERS = "weicht ab"

# The history of a table
TABLE_HISTORY = "Verlauf dieses Tisches"
HAPPENED = {
    "reported": "{result}",
    "corrected": "berichtigt: {result}",
    "cleared": "zurückgenommen: {result}",
    "undone": "rückgängig: {result}",
    "redone": "wiederholt: {result}",
}
HAPPENED_AT = "{time}  {text}"

# Why not
WHY_NOT = "Warum nicht …"
WHY_NOT_PLACEHOLDER = "ein anderer Spieler"
WHY_NOT_TIP = "Name oder Nummer eines anderen Spielers tippen und Enter drücken."
WHY_NOT_ASKING = "Die Runde wird mit diesen beiden zusammen durchgerechnet…"
WHY_NOT_PAIR = "{one} und {other}:"
WHY_NOT_NOBODY = "Hier heißt niemand „{text}“."
WHY_NOT_SEVERAL = "„{text}“ könnte {names} sein. Die Nummer eintippen."
WHY_NOT_NOTHING = "Nichts spricht dagegen; eine andere Paarung war ebenso gut."

# Tables that report figures
BOARD_HEADS = ("Platz oder W", "Spielpunkte", "Restenergie")
BOARD_HINT = (
    "Platz: eine Taste, W für aufgegeben. Dann Spielpunkte, Enter, Restenergie, Enter. Das letzte "
    "Enter trägt ein."
)
BOARD_SLIPS = (
    "Den Platz von {name} eintippen, oder W für aufgegeben.",
    "Die Spielpunkte von {name} eintippen: eine ganze Zahl, zum Beispiel 33.",
    "Die Restenergie von {name} eintippen: eine ganze Zahl, zum Beispiel 7.",
)
SCORE_HEADS = ("Punktzahl oder W",)
SCORE_HINT = "Eine Punktzahl oder W für aufgegeben, dann Enter. Das letzte Enter trägt ein."
SCORE_SLIP = (
    "Die Punktzahl von {name} eintippen: eine Zahl wie 12, 7,5 oder -3, oder W für aufgegeben."
)
LAST_PLACE = "letzter"
PLACE_SHOWN = "Platz {place}"
