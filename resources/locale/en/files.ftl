### What can be wrong with a file or its disk; $name is the file's name

file-missing = { $name } isn’t here. Look for it in another folder.
file-is-folder = { $name } is a folder. Choose an event file, which ends in .tourney.
file-not-regular = { $name } can’t hold an event. Choose an event file.
file-empty = { $name } is empty. Copy it again, or open a backup.
file-not-event = { $name } isn’t a TourneyDesk event.
file-of-other-program = { $name } belongs to another program. Choose an event file.
file-too-big = { $name } is larger than { $most } MB, too large for an event.
file-too-new = { $name } was made with a newer version of TourneyDesk. Install that version to open it.
file-altered = Another program changed the structure of { $name }. TourneyDesk changed nothing in it.
file-damaged = { $name } is damaged. Nothing in it was changed.
chain-broken = { $name } is damaged at change { $number }. Nothing in it was changed.
head-disagrees =
    { $name } is damaged: { $found } of { $expected ->
        [one] { $expected } change
       *[other] { $expected } changes
    } found, or the last one was altered.
file-in-use = { $name } is already open in another window or program. Switch to it, or open the event read-only here.
file-read-only = { $name } is read-only. To make changes, save a copy in another folder.
folder-read-only = The folder of { $name } is read-only. Save the event in another folder.
file-not-allowed = You don’t have permission to use { $name } or its folder.
file-exists = { $name } already exists here. Choose another name.
folder-of-others = { $name } holds someone else’s pages. Choose an empty folder.
folder-missing = The folder of { $name } doesn’t exist. Choose another folder.
name-too-long = “{ $name }” is too long a name for this disk. Choose a shorter one.
name-not-possible = “{ $name }” can’t be a file name. Choose another name.
file-gone = { $name } was moved, deleted or unplugged. The last change isn’t saved. Save the event under a new name.
file-replaced = Another program replaced { $name }. The last change isn’t saved. Save the event under a new name.
file-out-of-step = { $name } doesn’t match what is shown here. Your last change may not be saved. Reload the event to see what is in the file.
written-elsewhere =
    Another program added { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    } to { $name } while it was open here. Your last change isn’t saved. Reload the event to see them.
file-overwritten = Another program wrote over { $name } while it was open. Your last change isn’t saved. Save the event under a new name.
file-not-lockable = The disk of { $name } can’t protect the event from a second program. Copy the file to this computer’s own disk and open it there.
no-scratch-room = The last change in { $name } was cut off, and there is no space to check it. Free some space and open the event again. Nothing in it was changed.
file-closed = { $name } is closed. Open it again to continue.
copy-failed = The event is saved, but { $name } wasn’t backed up.
disk-full = The disk of { $name } is full. The last change isn’t saved. Free some space and try again, or save the event on another disk.
disk-trouble = The disk of { $name } isn’t responding. The last change isn’t saved. Save the event on another disk.
step-too-long = Too much at once for { $name }. Add fewer players at a time.
stray-journal = The file { $leftover } next to { $name } doesn’t belong to it. Move { $leftover } to another folder and open the event again.
paper-would-replace = { $name } isn’t a PDF, so it won’t be replaced. Choose another name.
paper-is-folder = { $name } is a folder. Choose a file name for the PDF.
paper-not-file = A PDF can’t be saved to { $name }. Choose another file name.
paper-not-read = No program is reading from { $name }. Start it, then print again.
paper-disk-full = The disk has no space left for { $name }. Free some space, or choose another folder.
paper-disk-trouble = The disk isn’t responding, so { $name } wasn’t saved. Choose another folder.
paper-not-allowed = You don’t have permission to save { $name } there. Choose another folder.
output-not-taken = The output could not be written. Check that its disk has space, then try again.
