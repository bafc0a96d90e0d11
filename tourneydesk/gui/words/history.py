"""Words of the history, and of going back to a step in a new file."""

HISTORY = "History"
GO_TO_HISTORY = "&History"
STEPS_SHOWN = "{shown} of {all} steps"
STEP_HEAD, TIME_HEAD, WHAT_HEAD = "Step", "Time", "What"
STEP_UNDONE = "undone"
STEP_SAYS = "{what}: {says}"
STEP_TURNING = "{what}: {name}"
STEP_TITLE = "Step {step}"
STEP_UNDONE_BY = "Undone by step {step} at {time}. It does not count."
STEP_UNDONE_BY_UNTIMED = "Undone by step {step}. It does not count."
STEP_BACK = "What it turned back or did again: {name} (step {step})."
FILTER_PLAYER = "Player"
FILTER_PLAYER_PLACEHOLDER = "name or number"
FILTER_TABLE = "Table"
FILTER_ROUND = "Round"
FILTER_KIND = "Kind"
KINDS_SHOWN = {
    None: "Everything",
    "results": "Results",
    "players": "Players",
    "rounds": "Rounds",
    "settings": "Settings",
    "by_hand": "By hand",
}
NOTHING_LIKE_THAT = "No step is like that. Change or empty the fields above."
HISTORY_HINT = "Esc empties the fields. The newest step is at the top."
GO_BACK = "Go back to here as a new file…"
BRANCHED = "{file} holds the event as it was after step {step}. This event stays as it is."
OPEN_BRANCH = "Open the new file"
BRANCH_FILE = "{stem} from step {step}"
CHECK_PAPER_HEADING = "Check a printed paper"
PAPER_REVISION = "Revision"
PAPER_DIGEST = "Digest"
DIGEST_PLACEHOLDER = "from the bottom of the paper"
CHECK_PAPER = "Check paper"
FORK_FOUND = "A backup of this event differs from its file. See the History page."
