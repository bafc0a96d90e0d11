"""Words for what can be wrong with a file or its disk; ``{name}`` is the file's name."""

FILES = {
    "file_missing": "There is no file “{name}” here. Look for it in another folder.",
    "file_is_folder": "“{name}” is a folder. Choose an event file, which ends in .tourney.",
    "file_not_regular": "“{name}” is not a file that can hold an event. Choose an event file.",
    "file_empty": (
        "“{name}” is empty: there is no event in it. If it was copied, copy it again; otherwise "
        "open a checkpoint of the event."
    ),
    "file_not_event": "“{name}” is not an event file of TourneyDesk. Choose another file.",
    "file_of_other_program": "“{name}” belongs to another program. Choose an event file.",
    "file_too_new": (
        "“{name}” was made by a newer TourneyDesk. Open it with that version, or install it here."
    ),
    "file_altered": (
        "Another program has changed how “{name}” is built, so it cannot be relied on. Open a "
        "checkpoint of the event."
    ),
    "file_damaged": (
        "“{name}” is damaged and has been left as it is. Open the last good checkpoint to go on."
    ),
    "chain_broken": (
        "“{name}” is damaged: entry {number} is not as it was written. The file has been left as "
        "it is. Open the last good checkpoint to go on."
    ),
    "head_disagrees": (
        "“{name}” is damaged: it should hold {expected:entry|entries} and holds {found}, or the "
        "last one was changed. The file has been left as it is. Open the last good checkpoint to "
        "go on."
    ),
    "file_in_use": (
        "“{name}” is open in another window or program. Go on there, or close it there first. "
        "Here it can be opened for reading."
    ),
    "file_read_only": (
        "“{name}” can only be read. It can be looked at here; to go on with the event, save a "
        "copy in another folder."
    ),
    "folder_read_only": (
        "Nothing can be written in the folder of “{name}”. Save the event in another folder."
    ),
    "file_not_allowed": (
        "You are not allowed to use “{name}” or its folder. Choose another place, or ask whoever "
        "looks after this computer."
    ),
    "file_exists": "There is already something called “{name}” here. Choose another name.",
    "folder_of_others": ("“{name}” holds pages of somebody else. Choose an empty folder."),
    "folder_missing": "The folder for “{name}” is not there. Choose a folder that exists.",
    "name_too_long": "The name “{name}” is too long for this disk. Choose a shorter one.",
    "name_not_possible": "“{name}” cannot be the name of a file. Choose another name.",
    "file_gone": (
        "“{name}” has been deleted, moved or unplugged while it was open. The last step was not "
        "saved. Save the event under a name of your choice to go on."
    ),
    "file_replaced": (
        "Another file has been put in the place of “{name}” while it was open. The last step was "
        "not saved. Save the event under another name to go on."
    ),
    "file_out_of_step": (
        "“{name}” holds something other than what is shown here. The last step was not saved. "
        "Close the event and open it again to go on."
    ),
    "file_closed": "“{name}” is closed. Open it again to go on.",
    "disk_full": (
        "The disk for “{name}” is full, and nothing was saved there just now. Make room and do it "
        "again, or save the event on another disk."
    ),
    "disk_trouble": (
        "The disk for “{name}” does not answer as it should, and nothing was saved there just now. "
        "Save the event on another disk to go on."
    ),
    "step_too_long": "This is too much for one step in “{name}”. Enter it in smaller parts.",
    "stray_journal": (
        "Beside “{name}” lies a file “{leftover}” that does not belong to it. Move “{leftover}” "
        "to another folder, then open the event again."
    ),
    "paper_would_replace": (
        "{name} is no paper, so it is not replaced. Choose another name for the PDF."
    ),
}
