### What can be wrong with a file or its disk; $name is the file's name

file-missing = There is no file “{ $name }” here. Look for it in another folder.
file-is-folder = “{ $name }” is a folder. Choose an event file, which ends in .tourney.
file-not-regular = “{ $name }” is not a file that can hold an event. Choose an event file.
file-empty = { $name } is empty: there is no event in it.
file-not-event = “{ $name }” is not an event file of TourneyDesk. Choose another file.
file-of-other-program = “{ $name }” belongs to another program. Choose an event file.
file-too-big = { $name } is larger than { $most } MB. That is too large for an event.
file-too-new = “{ $name }” was made by a newer TourneyDesk. Open it with that version, or install it here.
file-altered = Another program changed the structure of { $name }. Nothing in it was changed now.
file-damaged = { $name } is damaged. Nothing in it was changed.
chain-broken = { $name } is damaged at change { $number }. Nothing in it was changed.
head-disagrees =
    { $name } is damaged: { $found } of { $expected ->
        [one] { $expected } change
       *[other] { $expected } changes
    } found, or the last one was altered.
file-in-use = “{ $name }” is open in another window or program. Go on there, or close it there first. Here it can be opened for reading.
file-read-only = “{ $name }” can only be read. It can be looked at here; to go on with the event, save a copy in another folder.
folder-read-only = Nothing can be written in the folder of “{ $name }”. Save the event in another folder.
file-not-allowed = You are not allowed to use “{ $name }” or its folder. Choose another place, or ask whoever looks after this computer.
file-exists = There is already something called “{ $name }” here. Choose another name.
folder-of-others = “{ $name }” holds pages of somebody else. Choose an empty folder.
folder-missing = The folder for “{ $name }” is not there. Choose a folder that exists.
name-too-long = The name “{ $name }” is too long for this disk. Choose a shorter one.
name-not-possible = “{ $name }” cannot be the name of a file. Choose another name.
file-gone = “{ $name }” has been deleted, moved or unplugged while it was open. The last step was not saved. Save the event under a name of your choice to go on.
file-replaced = Another file has been put in the place of “{ $name }” while it was open. The last step was not saved. Save the event under another name to go on.
file-out-of-step = “{ $name }” does not match what is shown here. Your last change may not be saved. Reload the event to see what it holds.
written-elsewhere =
    Another program added { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to “{ $name }” while it was open here. Your last change is not saved. Reload the event to see them.
file-overwritten = Another program wrote over “{ $name }” while it was open. Your last change is not saved. Save the event under another name to continue.
file-not-lockable = The disk of “{ $name }” cannot keep a second program from changing the event. Copy the file to this computer's own disk and open it there.
no-scratch-room = A step in “{ $name }” was cut off and has to be checked, but there is no room for that. Free some space on this computer, then open the event again. Nothing in it was changed.
file-closed = “{ $name }” is closed. Open it again to go on.
copy-failed = “{ $name }” could not be copied. The event itself is saved.
disk-full = The disk for “{ $name }” is full, and nothing was saved there just now. Make room and do it again, or save the event on another disk.
disk-trouble = The disk for “{ $name }” does not answer as it should, and nothing was saved there just now. Save the event on another disk to go on.
step-too-long = This is too much for one step in “{ $name }”. Enter it in smaller parts.
stray-journal = Beside “{ $name }” lies a file “{ $leftover }” that does not belong to it. Move “{ $leftover }” to another folder, then open the event again.
paper-would-replace = { $name } is no paper, so it is not replaced. Choose another name for the PDF.
paper-is-folder = “{ $name }” is a folder. Choose a file name for the PDF.
paper-not-file = A PDF cannot be written to “{ $name }”. Choose a file name for it.
paper-not-read = Nothing reads from “{ $name }”. Start the program that reads it, then print again.
output-not-taken = The output could not be written. Make sure that its disk has space, then try again.
