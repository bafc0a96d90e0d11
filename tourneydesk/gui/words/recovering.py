"""Words of the page for a file that cannot be opened."""

RECOVERY_HINT = "Every choice opens as a new file, so you can come back here."
RECOVERY_FROM = "Open the event from"
RECOVERY_SOURCES = {
    "joined": "The file and its backups",
    "backup": "Latest backup",
    "second": "Second backup folder",
    "file": "Readable part of the file",
}
RECOVERY_OPEN = {
    "joined": "Open the recovered event",
    "backup": "Open the latest backup",
    "second": "Open the second backup",
    "file": "Open the readable part",
}
RECOVERY_RECOMMENDED = "Recommended"
RECOVERY_UNTIL = "Ends at {time}"
RECOVERY_FORKED = "Differs from the file"
RECOVERY_KEEPS = "{kept} of {all} changes"
RECOVERY_KEEPS_ALONE = "{kept} changes"
RECOVERY_CHECK = "Compare the last results with their slips."
RECOVERY_MISSING = "Missing changes"
RECOVERY_CHANGE = "Change"
RECOVERY_COPY = "Copy details"
RECOVERY_FOLDER = "Show in folder"
RECOVERY_HOME = "Back to home"
RECOVERY_AFTER = "After opening"
RECOVERY_ENTER_AGAIN = "Round {round} continues. Enter the missing results again from their slips."
RECOVERY_AGAIN = "Make the missing changes again. Slips and record cards have the results."
RECOVERY_COMPLETE = "The event continues where it was."
RECOVERY_IN_HALL = "In the playing hall"
RECOVERY_HALL = "Posted pairings and running games are not affected."
RECOVERY_FILE = "{name} recovered"
RECOVERY_DONE = "You are now working in {new}. {missing} {name} is unchanged."
RECOVERY_LOOKING = "{trouble} Looking for what can be recovered…"
SAVE_EVENT_AS = "Save as…"
RELOADED = "{event} was loaded again from its file."
RELOAD_EVENT = "Reload the event"
