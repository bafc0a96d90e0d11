### Several desks on one event: the server, codes and who was first

desk-recorded-score-first = { $desk } already recorded { -table } { $table } as { $score }. Your result isn’t recorded.
desk-recorded-first = { $desk } already recorded a result for { -table } { $table }. Yours isn’t recorded.
desk-cleared-first = { $desk } cleared the result of { -table } { $table }. Yours isn’t recorded.
desk-undid-round = { $desk } undid the pairing of round { $round }. Your result for { -table } { $table } isn’t recorded.
desk-changed-table = { $desk } changed the pairing of { -table } { $table }. Your result isn’t recorded.
desk-stopped-table = { $desk } corrected a result, so game { $table } was stopped. Your result isn’t recorded.
desk-withdrew-first = { $desk } withdrew { $player1 }. The check-in isn’t recorded.
desk-removed-first = { $desk } removed the entry. The check-in isn’t recorded.
desk-meanwhile = { $desk } made a change a moment ago. Check it, then try again.
desk-only-watches = This desk can only watch.
desk-not-head = Only the head desk can do this.
desk-lost = There is no connection to the head desk.
desk-result = { -table } { $table }: { $score }
desk-result-in-round = round { $round }, { -table } { $table }: { $score }
desk-result-of = Result of { -table } { $table }
undo-of-other-desk = The last change was made at { $desk }. Undo it there.
desk-name-wrong = A desk’s name has 1 to { $most } characters.
desk-step-wrong = { $desk } recorded a change that can’t have happened (change { $step }). All changes before it are safe.
desks-not-installed = Several desks need more libraries. Run “pip install { $name }”, then try again.
desks-not-packaged = This package of TourneyDesk has no libraries for several desks. Install TourneyDesk with “pipx install { $name }” to share or join events.
role-may-not = This desk’s code doesn’t allow that. Ask the head desk.
server-address-wrong = That isn’t the address of an event. Copy it as the head desk shows it.
server-unreachable = { $name } doesn’t answer. Check that both computers are in the same network and that the head desk is sharing the event.
server-refused = { $name } didn’t let this desk in. Check the address and the code.
server-rights-missing = This user of { $name } may not create databases and roles. Ask whoever runs that server.
server-code-wrong = A code has 15 characters. You typed { $count }.
server-without-event = There is no event at { $name }. Check the address.
server-lost = The connection to { $name } was lost. Your last change may not be recorded. Look at the history when it is back.
sharing-ended = { $name } stopped sharing the event.
server-lost-kept = { $name } doesn’t answer. What you typed is kept on this laptop and not recorded yet.
server-lost-read-only = { $name } doesn’t answer. Only results and check-ins can be typed until it is back.
server-busy = Another desk is still busy. Your last change isn’t recorded. Try again.
server-disk-full = The disk of { $name } is full. Your last change isn’t recorded. Free some space at the head desk and try again.
server-trouble = { $name } couldn’t write to its disk. Your last change isn’t recorded. Check the head desk’s computer.
server-out-of-step = { $name } has another history of this event. Your last change isn’t recorded. Join the event again.
server-newer = { $name } uses a newer version of TourneyDesk. Update TourneyDesk on this computer to join.
server-older = { $name } uses an older version of TourneyDesk. Update it there, or join with the same version.
desk-step-newer = { $desk } uses a newer version of TourneyDesk and recorded a change that this version doesn’t know (change { $step }). Update TourneyDesk on this computer and join again.
two-heads = Several head desks are connected: { $desks }. Agree which one pairs the rounds.
desk-clock-ahead = The clock of { $desk } is { $unit ->
        [days] { $amount } days
        [hours] { $amount } hours
       *[minutes] { $amount } minutes
    } ahead of the head desk’s. Set it, so that the times in the history are right.
desk-clock-behind = The clock of { $desk } is { $unit ->
        [days] { $amount } days
        [hours] { $amount } hours
       *[minutes] { $amount } minutes
    } behind the head desk’s. Set it, so that the times in the history are right.
desk-newer = { $desk } uses TourneyDesk { $theirs }, this computer { $ours }. Update this computer in the next break.
desk-older = { $desk } uses TourneyDesk { $theirs }, this computer { $ours }. Update { $desk } in the next break.
server-forked = { $name } and its server were both changed after a crash. Nothing was lost: the server’s changes are in { $folder }. To continue with the file alone, move that folder away.
server-forked-there = { $name } and the event at { $host } were both changed. Nothing was lost: the changes there are in the database { $database }. To share the file as it is, have that database renamed.
server-not-installed = PostgreSQL isn’t installed. Install it, then try again.
server-not-made = PostgreSQL couldn’t set up the folder { $name }. The reason is in { $log }.
server-no-space = The disk of this computer is full. Free { $megabytes } MB to share the event.
server-not-started = PostgreSQL couldn’t start. The reason is in { $log }.
server-folder-taken = { $name } has other files. Choose an empty folder for the server.
server-codes-damaged = The codes in { $folder } can’t be read, so the server can’t be used again. To share the file as it is, move that folder away.
server-not-here = This computer doesn’t have the address { $host }. Choose one that it has.
server-port-taken = Another program uses port { $port }. Choose another port.
server-port-not-allowed = This computer doesn’t allow port { $port }. Choose a port from 1024 up.
key-control = Ctrl
serve-now = { $name } is shared at { $host }:{ $port }. Press { key-control }+C to stop.
serve-head = Head desk (everything): { $address }, code { $code }
serve-scorekeeper = Scorekeeper (results and check-in): { $address }, code { $code }
serve-viewer = Viewer (read only): { $address }, code { $code }
serve-address-gone = This computer no longer has the address { $host }, so other desks can’t reach it. Connect it to the network again, or share the event again.
serve-again = The server is back.
serve-ended = No longer shared. { $name } has everything ({ $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }).

## What another desk did last, after its name: “Head desk: round 2 posted”

did-step-opened = event { $name } created
did-step-details = event’s { WORD($details) } changed
did-step-settings = settings changed: { WORD($settings, kind: "setting") }
did-step-player-added = { $name } added
did-step-players-added =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } added
did-step-player-changed = { $name } edited
did-step-dropped = { $player1 } withdrawn
did-step-deleted = { $player1 } removed
did-step-returned = { $player1 } reinstated
did-step-checked-in = { $player1 } checked in
did-step-checked-in-many =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } checked in
did-step-not-here = check-in of { $player1 } undone
did-step-not-here-many =
    check-in of { $count ->
        [one] { $count } player
       *[other] { $count } players
    } undone
did-step-absent =
    { $count ->
        [one] { $count } absent player
       *[other] { $count } absent players
    } withdrawn
did-step-bye = bye for { $player1 } in round { $round }
did-step-no-bye = bye for { $player1 } in round { $round } canceled
did-step-table-fixed = { -table } { $table } assigned to { $player1 }
did-step-table-free = fixed { -table } of { $player1 } removed
did-step-forbidden = { $player1 } and { $player2 } kept apart
did-step-allowed = { $player1 } and { $player2 } may be paired again
did-step-redrawn = new draw for round { $round }
did-step-posted = round { $round } posted
did-step-posted-by-hand = round { $round } posted with manual changes
did-step-by-hand = round { $round } changed manually
did-step-repaired = round { $round } repaired
did-step-called =
    { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    } announced
did-step-ended = ring ended
did-step-result = result of { -table } { $table }, round { $round }
did-step-cleared = result of { -table } { $table }, round { $round }, cleared
did-step-game-corrected = game { $table } corrected
did-step-note = note: { $text }
did-step-left-open =
    rebuilt from paper: { $count ->
        [one] { $count } item
       *[other] { $count } items
    } left open
did-step-settled = open items settled
did-step-prizes = prizes changed
did-step-undone = change { $step } undone
did-step-redone = change { $step } redone
