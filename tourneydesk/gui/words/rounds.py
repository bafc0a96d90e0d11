"""Words of rounds: results, corrections, the second pass, history, why not."""

# A round
TABLES = "Tables"
TABLE = "Table {table}"
TABLE_HEAD = "Table"
RESULT_HEAD = "Result"
SEAT = "Seat {seat}"
GROUP_HEAD = "Group"
GROUPS_MIXED = " + "
OUT_BEFORE = "Out: {names}."
OUT_AND_MORE = "Out: {names} and {count} more."
ROUND_TITLE = "Round {round} ({kind})"
TABLES_IN = "{done} of {all} in"
JUMP = "Go to table"
JUMP_KEYS = (
    "Ctrl+G. A number, a name, or two names: “ann bo” finds their table, “ann > bo” also says that "
    "Ann has won, “ann = bo” that it was a draw."
)
JUMP_PLACEHOLDER = "number or name"
ALL_TABLES = "&All"
MISSING_ONLY = "&Missing"
NOTHING_MISSING = "Nothing is missing in round {round}."
NOTHING_MISSING_NEXT = "Nothing is missing in round {round}. Next: {action} (Ctrl+R)."
STOPPED = "stopped"
IN = "in"
TABLE_SEATING = "Table {table}: {seats}"
SEATED_AS = "{name} ({role})"
RECORDED = "Table {table}: {result}."
RESULT_IS = "Result: {result}"
CALL = "Call table {table}: {seats}."
SEVERAL_TABLES = "“{text}” matches {tables}. Choose one with the arrow keys, or keep typing."
NO_SUCH_TABLE = "There is no table or player “{text}” in this round."
RECORD = "Record (Ctrl+Enter)"

# Tables of two
FIRST_WON, SECOND_WON, DRAWN_SCORE = "1 – 0", "0 – 1", "½ – ½"
FORFEIT_SCORES = {(False, True): "+ – −", (True, False): "− – +", (True, True): "− – −"}
KEY_WINS = "{key}  {name} wins"
KEY_DRAW = "0  Draw"
KEY_SCORE = "{key}  {won}–{lost}"
KEY_SCORE_SAID = "{key}: {name} wins {most}–{least}"
MATCH_HINT = "In the list: 1 the first wins, 2 the second wins, 0, = or D a draw."
FORFEIT_HINT = "Did not come: 7 the first, 8 the second, 9 neither."
GAMES_HINT = "G: any other score, then Enter."
MATCH_MOVES_HINT = "Enter: another table."
CORRECT_HINT = "F2 or typing over: correct. Del: take back."
MATCH_KEY_UNKNOWN = (
    "{key} says nothing about this table. Type 1, 2 or 0; press Enter to name another table."
)
MATCH_ASKED = "Table {table}: type what is right. {hint}"
GAMES_WON = "Games won by {name}"
GAMES_DRAWN = "Games drawn"
GAMES = "Games"
GAMES_DRAWN_SHORT = "drawn"
GAMES_SLIP = "Type the games of this match: a number of wins for each player, 2 and 1 for example."

# Correcting
RESULT_SAYS = "Table {table} says: {result}."
RESULT_WOULD_SAY = "It would say: {result}."
RESULT_TAKEN_BACK = "nothing yet"
WITH_GAMES = "{result} ({games})"
CORRECT_HOW = "Press Enter or the same key again to change it, Esc to keep it."
CORRECT_HOW_ENTER = "Enter again changes it, Esc leaves it as it is."
CORRECTED = "Table {table}: {result}, instead of {before}."
SAYS_SO_ALREADY = "Table {table} says so already: {result}."
LEFT_AS_IT_IS = "Table {table} stays: {result}."
NO_RESULT_YET = "Table {table} has not reported; there is nothing to take back."
MOVED_BOTH = "{name} {place} instead of {before} ({figure} instead of {other} {points})"
MOVED_PLACE = "{name} {place} instead of {before}"
MOVED_POINTS = "{name} stays {place} ({figure} instead of {other} {points})"
MOVED_MORE = "and {count} more"
NOBODY_MOVES = "No place and no points change."
ROUND_STAYS = "Round {rounds} stays as paired."
ROUNDS_STAY = "Rounds {rounds} stay as paired."
COUNTED = {"points": "points", "strikes": "strikes", "wins": "wins"}

# The second pass
SECOND_PASS = "Second &pass"
SECOND_PASS_TIP = "Type every result of the round again; what differs stops and shows both."
SECOND_COUNT = "{done} of {all} typed twice"
SECOND_SAME = "Table {table}: the same both times."
SECOND_DIFFERS = (
    "Table {table} differs. First: {before}. Now: {result}. "
    "Enter or the same key again takes the second, Esc keeps the first."
)
SECOND_DIFFERS_ENTER = (
    "Table {table} differs. First: {before}. Now: {result}. Enter again takes the second, Esc "
    "keeps the first."
)
SECOND_STANDS = (
    "Table {table} differs. First: {before}. Now: {result}. Esc keeps the first and goes on."
)
SECOND_DONE = "All results of round {round} have been typed twice."
SECOND_NONE = "No table of this round has reported yet; there is nothing to type again."
SAME_TWICE = "same"
DIFFERS = "differs"

# The history of a table
TABLE_HISTORY = "History of this table"
HAPPENED = {
    "reported": "{result}",
    "corrected": "corrected: {result}",
    "cleared": "taken back: {result}",
    "undone": "undone: {result}",
    "redone": "done again: {result}",
}
HAPPENED_AT = "{time}  {text}"

# Why not
WHY_NOT = "Why not …"
WHY_NOT_PLACEHOLDER = "another player"
WHY_NOT_TIP = "Type another player’s name or number and press Enter."
WHY_NOT_ASKING = "Looking at the round with these two together…"
WHY_NOT_PAIR = "{one} and {other}:"
WHY_NOT_NOBODY = "Nobody here is called “{text}”."
WHY_NOT_SEVERAL = "“{text}” could be {names}. Type the number."
WHY_NOT_NOTHING = "Nothing speaks against it; another pairing was as good."

# Tables that report figures
BOARD_HEADS = ("Place or W", "Game points", "Energy left")
BOARD_HINT = (
    "Place: one key, W for withdrawn. Then game points, Enter, energy left, Enter. "
    "The last Enter records."
)
BOARD_SLIPS = (
    "Type the place of {name}, or W if withdrawn.",
    "Type the game points of {name}: a whole number, such as 33.",
    "Type the energy that {name} has left: a whole number, such as 7.",
)
SCORE_HEADS = ("Score or W",)
SCORE_HINT = "A score or W for withdrawn, then Enter. The last Enter records."
SCORE_SLIP = "Type the score of {name}: a number such as 12, 7.5 or -3, or W if withdrawn."
LAST_PLACE = "last"
PLACE_SHOWN = "place {place}"
