### Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys

safety-practice = &Practice event…
safety-rehearse = &Rehearse
safety-home-practice = Practice…
safety-home-rehearse = Rehearse
safety-rehearse-tip = Opens a copy of the chosen event to try things out in; the event itself stays as it is.
safety-practice-heading = Practice event
safety-practice-hint = Made-up players and results, to learn with. Nothing of it gets among your events. What has not been used for a week is thrown away.
safety-practice-format = Kind of tournament
safety-practice-players = Players
safety-practice-rounds = Rounds already played
safety-practice-name = Practice: { $format }
safety-practice-begin = Begin
safety-practice-making = Making the event…
safety-practice-players-slip = Type how many players, a number from 2 to { $most }.
safety-practice-rounds-slip = Type how many rounds are played already, a number from 0 to { $most }.
safety-practice-before = Practised before
safety-practice-kind = Kind
safety-mark-names-practice = Practice
safety-mark-names-rehearsal = Rehearsal
safety-practice-go-on = Go on with the chosen one
safety-marks-practice = Practice. Nobody here is real.
safety-marks-rehearsal = Rehearsal. The event itself stays as it is.
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Rehearsal: { $event } – TourneyDesk
safety-rehearsing = This is a copy of { $event }. Whatever you do here, { $event } itself stays as it is.
safety-crashed-players = { $event } was open when the program ended: { $players } entered, no round posted yet.
safety-crashed-round = { $event } was open when the program ended: round { $round }, { $done } of { $all } tables in. Everything that was recorded is there.
safety-crashed-finished = { $event } was open when the program ended; all its rounds were played.
safety-home-go-on = Go on
safety-go-on-with = Go on with { $event }
safety-recovered = { $event } is back as it was, with { $steps }; the last one: { $step }.
safety-recovered-at = { $event } is back as it was, with { $steps }; the last one at { $time }: { $step }.
safety-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
safety-prove = Prove the &backup works
safety-second-folder = Second &folder for copies…
safety-no-second-folder = S&top copying to the second folder
safety-choose-second = Where copies are to be kept as well, such as a stick
safety-proving = Restoring the newest copy to try it…
safety-proved-all = The backup works: { $copy } was restored and holds the event as it is now, all { $steps }.
safety-proved-part = The backup works: { $copy } was restored and holds the event as it was, { $steps } of { $all }. The next copy is made with the next round, or when the event is closed.
safety-proved-not = { $copy } was restored, but holds something else than this event. Save the event under another name, so that it gets copies of its own.
safety-proved-damaged = The newest copy cannot be relied on. { $why } Save the event under another name.
safety-proved-none = There is no copy in { $folder } yet. One is made before each round, every 20 steps and when the event is closed.
safety-second-kept = Copies are now kept in { $folder } as well.
safety-second-stopped = Copies are no longer kept in a second folder. Those that are there stay.
safety-second-gone = The second folder for copies, { $folder }, is not there. The event is safe; plug the stick in again, or choose another folder under File.
safety-second-trouble = The event is safe, but was not copied to the second folder, { $folder }. { $why }
safety-pairing-long = Pairing { $players }… { key-esc } stops.
safety-pairing-longer = Pairing { $players }, { $seconds } so far… { key-esc } stops.
safety-pairing-stopped = Stopped. No round was posted and the event is as it was. The computer may be busy with it for a while yet; what it finds is not used.
safety-creating = Creating the event…
safety-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
safety-menu-help = &Help
safety-keys = &Keys
safety-keys-heading = Keys
safety-keys-hint = { key-esc } closes this page.
safety-ask-why-not = Why &not …
safety-no-why-not-here = Choose a table of this round first; then it can be asked why not another player.
safety-keys-everywhere = Everywhere
safety-keys-next = The next thing to do: pair a round, or see how it ended
