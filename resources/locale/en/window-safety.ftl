### Practice and rehearsal, recovery, backups, long tasks, and the sheet of keys

safety-practice = &Practice event…
safety-rehearse = &Try it on a copy
safety-home-practice = Practice event…
safety-home-rehearse = Try it on a copy
safety-rehearse-tip = Opens a copy to try things out. The real event doesn’t change.
safety-practice-heading = Practice event
safety-practice-hint = Made-up players and results to learn with. Practice events stay out of your list and are deleted after a week.
safety-practice-format = Format
safety-practice-players = Players
safety-practice-rounds = Rounds already played
safety-practice-name = Practice: { $format }
safety-practice-begin = Start practicing
safety-practice-making = Creating the event…
safety-practice-players-invalid = Players: type a number from 2 to { GROUPED($most) }.
safety-practice-rounds-invalid = Rounds: type a number from 0 to { $most }.
safety-practice-before = Earlier practice events
safety-practice-kind = Type
safety-mark-names-practice = Practice
safety-mark-names-rehearsal = Rehearsal
safety-practice-go-on = Continue practice event
safety-marks-practice = Practice event — made-up players
safety-marks-rehearsal = Rehearsal — nothing here counts
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Rehearsal: { $event } – TourneyDesk
safety-rehearsing = You are working on a copy. { $event } itself doesn’t change.
safety-crashed-players = { $event } wasn’t closed properly. Everything is saved: { $players }, no rounds yet.
safety-crashed-round = { $event } wasn’t closed properly. Every recorded result is saved: round { $round }, { $done } of { $all } { -tables } in.
safety-crashed-finished = { $event } wasn’t closed properly. All rounds were played and are saved.
safety-home-go-on = Continue
safety-go-on-with = Continue { $event }
safety-recovered = { $event } restored. Last change: { $step }
safety-recovered-at = { $event } restored. Last change, { $time }: { $step }
safety-steps =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
safety-prove = Test the &backup
safety-second-folder = Second backup &folder…
safety-no-second-folder = &Stop second backup
safety-choose-second = Second backup folder, such as a USB drive
safety-proving = Testing the newest backup…
safety-proved-all = Backup test passed: restored from { $copy }, up to date ({ $steps }).
safety-proved-part = Backup test passed: restored from { $copy } ({ $steps } of { $all }). The next backup runs with the next round or on closing.
safety-proved-not = The backup { $copy } belongs to a different event. Save this event under a new name so that it gets its own backups.
safety-proved-damaged = The newest backup is damaged. { $why } Save this event under a new name.
safety-proved-none = No backup in { $folder } yet. TourneyDesk backs up before each round, every 20 changes and on closing.
safety-second-kept = Also backing up to { $folder }.
safety-second-stopped = Second backup stopped. Existing backups stay.
safety-second-gone = The second backup folder is missing: { $folder }. Your event is safe. Plug the drive back in, or choose another folder under File.
safety-second-trouble = Your event is saved, but not backed up to { $folder }. { $why }
safety-pairing-long = Pairing { $players }… { key-esc } cancels.
safety-pairing-longer = Pairing { $players }, { $seconds } so far… { key-esc } cancels.
safety-pairing-stopped = Canceled. No round was posted.
safety-creating = Creating the event…
safety-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
safety-menu-help = &Help
safety-keys = &Keyboard shortcuts
safety-keys-heading = Keyboard shortcuts
safety-ask-why-not = Why &not another player?
safety-no-why-not-here = Select a { -table } of this round.
safety-keys-everywhere = Everywhere
safety-keys-next = Next step (pair round, final, standings)
