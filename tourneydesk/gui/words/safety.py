"""Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys."""

# Practice and rehearsal
PRACTICE = "&Practice event…"
REHEARSE = "&Rehearse"
HOME_PRACTICE = "Practice…"
HOME_REHEARSE = "Rehearse"
REHEARSE_TIP = (
    "Opens a copy of the chosen event to try things out in; the event itself stays as it is."
)
PRACTICE_HEADING = "Practice event"
PRACTICE_HINT = (
    "Made-up players and results, to learn with. Nothing of it gets among your events. What has "
    "not been used for a week is thrown away."
)
PRACTICE_FORMAT = "Kind of tournament"
PRACTICE_PLAYERS = "Players"
PRACTICE_ROUNDS = "Rounds already played"
PRACTICE_NAME = "Practice: {format}"
PRACTICE_BEGIN = "Begin"
PRACTICE_MAKING = "Making the event…"
PRACTICE_PLAYERS_SLIP = "Type how many players, a number from 2 to {most}."
PRACTICE_ROUNDS_SLIP = "Type how many rounds are played already, a number from 0 to {most}."
PRACTICE_BEFORE, PRACTICE_KIND = "Practised before", "Kind"
MARK_NAMES = {"practice": "Practice", "rehearsal": "Rehearsal"}
PRACTICE_GO_ON = "Go on with the chosen one"
MARKS = {
    "practice": "Practice. Nobody here is real.",
    "rehearsal": "Rehearsal. The event itself stays as it is.",
}
MARKED_TITLES = {
    "practice": "{event} – TourneyDesk",
    "rehearsal": "Rehearsal: {event} – TourneyDesk",
}
REHEARSING = "This is a copy of {event}. Whatever you do here, {event} itself stays as it is."

# Ways back
CRASHED_PLAYERS = "{event} was open when the program ended: {players} entered, no round posted yet."
CRASHED_ROUND = (
    "{event} was open when the program ended: round {round}, {done} of {all} tables in. "
    "Everything that was recorded is there."
)
CRASHED_FINISHED = "{event} was open when the program ended; all its rounds were played."
HOME_GO_ON = "Go on"
GO_ON_WITH = "Go on with {event}"
RECOVERED = "{event} is back as it was, with {steps}; the last one: {step}."
RECOVERED_AT = "{event} is back as it was, with {steps}; the last one at {time}: {step}."


def steps(count: int) -> str:
    """How many steps, in words."""
    return f"{count} step" if count == 1 else f"{count} steps"


# Copies
PROVE = "Prove the &backup works"
SECOND_FOLDER = "Second &folder for copies…"
NO_SECOND_FOLDER = "S&top copying to the second folder"
CHOOSE_SECOND = "Where copies are to be kept as well, such as a stick"
PROVING = "Restoring the newest copy to try it…"
PROVED_ALL = "The backup works: {copy} was restored and holds the event as it is now, all {steps}."
PROVED_PART = (
    "The backup works: {copy} was restored and holds the event as it was, {steps} of {all}. The "
    "next copy is made with the next round, or when the event is closed."
)
PROVED_NOT = (
    "{copy} was restored, but holds something else than this event. Save the event under another "
    "name, so that it gets copies of its own."
)
PROVED_DAMAGED = "The newest copy cannot be relied on. {why} Save the event under another name."
PROVED_NONE = (
    "There is no copy in {folder} yet. One is made before each round, every 20 steps and when the "
    "event is closed."
)
SECOND_KEPT = "Copies are now kept in {folder} as well."
SECOND_STOPPED = "Copies are no longer kept in a second folder. Those that are there stay."
SECOND_GONE = (
    "The second folder for copies, {folder}, is not there. The event is safe; plug the stick in "
    "again, or choose another folder under File."
)
SECOND_TROUBLE = "The event is safe, but was not copied to the second folder, {folder}. {why}"

# Long work
PAIRING_LONG = "Pairing {players}… Esc stops."
PAIRING_LONGER = "Pairing {players}, {seconds} so far… Esc stops."
PAIRING_STOPPED = (
    "Stopped. No round was posted and the event is as it was. The computer may be busy with it "
    "for a while yet; what it finds is not used."
)
CREATING = "Creating the event…"


def seconds(count: int) -> str:
    """A number of seconds, in words."""
    return f"{count} second" if count == 1 else f"{count} seconds"


# The sheet of keys
MENU_HELP = "&Help"
KEYS = "&Keys"
KEYS_HEADING = "Keys"
KEYS_HINT = "Esc closes this page."
ASK_WHY_NOT = "Why &not …"
NO_WHY_NOT_HERE = "Choose a table of this round first; then it can be asked why not another player."
KEYS_EVERYWHERE = "Everywhere"
KEYS_NEXT = "The next thing to do: pair a round, or see how it ended"
KEYS_OF_STAGES = {
    "home": (
        "Home",
        (("Enter", "open the chosen event"), ("Up, Down", "choose another")),
    ),
    "wizard": (
        "New event",
        (
            ("Ctrl+Enter", "on to the next page"),
            ("Enter", "on to the next line"),
            ("Esc", "back to the page before"),
            ("Alt+L", "choose a list of players"),
        ),
    ),
    "players": (
        "Players",
        (
            ("Enter", "enter the player typed"),
            ("F2", "change the chosen player"),
            ("Del", "drop the player; in Keep apart let two meet"),
            ("Shift+Del", "delete a player who has not been paired yet"),
            ("Ins", "return the player"),
            ("Space", "here or not here, in Check in"),
            ("Alt+N", "enter"),
            ("Alt+C", "check in"),
            ("Alt+A", "keep apart"),
            ("Alt+B", "byes"),
        ),
    ),
    "round": (
        "Rounds",
        (
            ("Number, Enter", "go to that table"),
            ("F2", "correct the result of the table"),
            ("Del", "take its result back"),
            ("Esc", "leave it as it is, back to the list"),
            ("Alt+A", "all tables"),
            ("Alt+M", "missing ones only"),
            ("Alt+P", "second pass"),
        ),
    ),
    "draft": (
        "The draft of a round",
        (
            ("Left, Right", "choose a player of the table"),
            ("S", "take a player; again on another, swap the two"),
            ("Space, L", "lock or unlock the table"),
            ("R", "pair again around what is locked"),
            ("D", "draw again; asks why"),
            ("Enter", "post the round as it is"),
            ("Del", "discard the draft"),
            ("Esc", "leave the draft as it is"),
        ),
    ),
    "papers": (
        "Papers",
        (
            ("Page Up, Page Down", "turn the pages"),
            ("Z", "a page larger, and whole again"),
            ("Left, Right", "move about a large page"),
            ("Enter", "on to printing"),
            ("Ctrl+P", "print what is chosen"),
            ("Enter, on a record card", "the card large; Esc goes back"),
        ),
    ),
    "repair": (
        "Repairs",
        (
            ("Up, Down", "choose a repair"),
            ("Enter", "do it"),
            ("Space", "the table has started and stays"),
            ("Tab", "to the tables, and back"),
            ("Esc", "leave without a repair"),
        ),
    ),
    "match": (
        "Tables of two",
        (
            ("1", "the first wins"),
            ("2", "the second wins"),
            ("0, =, D", "a draw"),
            ("7, 8, 9", "the first, the second, neither came"),
            ("3 – 6, A – Z", "the final score of a match, as on its buttons"),
            ("G", "the games of the match"),
        ),
    ),
    "sheet": (
        "Tables with places or scores",
        (
            ("1 to 5", "the place"),
            ("W", "has withdrawn"),
            ("Enter", "on to the next figure; after the last, record"),
            ("Ctrl+Enter", "record"),
        ),
    ),
    "display": (
        "The display for the room",
        (
            ("Left, Right", "the page before, the next page"),
            ("Space", "stay on this page, go on"),
            ("F11", "fill the screen, or a window"),
            ("Esc", "leave the full screen"),
        ),
    ),
}
