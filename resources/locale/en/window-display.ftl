### The display for the audience: its page, its window, the copy in a folder, the clock

display-page = Display
display-title = Display: { $event }
display-go-to = &Display
display-projector = Start or stop the &display
display-freeze = &Freeze the display
display-start = Start display
display-stop = Stop display
display-pause = Pause
display-go-on = Resume
display-back = Previous
display-next = Next
display-now = Showing: { $title }
display-now-page = Showing: { $title }, { $page }
display-off = Preview. The audience sees nothing yet.
display-on-screen = On screen { $screen }.
display-in-window = In a window (only one screen found). { $key } shows it full screen; { key-esc } brings the window back.
display-left-full = In a window. { $key } shows it full screen again.
display-behind = The display is behind this window (only one screen found). “{ display-front }” shows it.
display-frozen = Frozen: the audience doesn’t see new results.
display-thawed = Live again.
display-stays = Paused on this page.
display-preview = What the audience sees
display-awake = Display or round clock running
display-what = Pages
display-kinds-tables = Pairings
display-kinds-names = Find your { -table }
display-kinds-ring = Ring
display-kinds-standings = Standings
display-kinds-places = Leaders by round (chart)
display-kinds-bars = Strikes (chart)
display-kinds-bracket = Bracket of the top cut
display-kinds-out = Eliminated
display-kinds-final = Final and winner
display-kinds-clock = Round clock
display-kinds-message = Message
display-how = Appearance
display-seconds = Seconds per page
display-seconds-invalid = Seconds per page: type a number from { $least } to { $most }.
display-distance = Text size
display-dark = Colors
display-dark-colors = Dark (dim room)
display-light-colors = Light (bright room)
display-ratings = Show ratings
display-ages = Show ages
display-phones = Show address for phones
display-message = Message
display-message-hint = e.g. Lunch until 1:15
display-number-distance =
    { $heights ->
        [3] Small
        [4] Medium
        [6] Large
       *[8] Very large
    } ({ $rows } rows)
display-second-screen = Second screen
display-connected = Connected
display-one-screen = One screen only
display-own-screen = { $number } · This screen
display-screen = { $number } · { $width } × { $height }
display-full = Full screen
display-windowed = In a window
display-front = Bring to front
display-freeze-button = Freeze
display-unfreeze = Unfreeze
display-state-on = On
display-state-off = Off
display-page-count =
    { $count ->
        [one] 1 page
       *[other] { $count } pages
    }
display-showing = Showing
display-seconds-each = { $seconds } s each
display-message-stays = Shown until you clear it.
display-message-clear = Clear
display-folder-copy = Web pages
display-folder-hint = The same pages as files, for tablets or the venue’s web server.
display-folder-choose = Choose a folder…
display-folder-stop = Stop updating
display-address = Address of these pages
display-address-hint = e.g. club.example/open. Pairings then have a QR code for it. Leave empty for none.
display-address-slip = Type a web address of at most { $most } characters, such as club.example/open.
display-choose-folder = Folder for the web pages
display-folder-kept = Updating { $folder }. Open index.html there.
display-folder-gone = Web pages not updated in { $folder }. { $why } Trying again in { $seconds } seconds.
display-folder-last = The last web pages of { $event } are not in { $folder }. { $why } They will be written when you reopen the event.
display-folder-why-missing = The folder is gone. Plug the drive back in, or choose another folder.
display-folder-why-full = The disk is full. Free some space, or choose another folder.
display-folder-why-closed = You don’t have permission to save there. Choose another folder.
display-folder-why-others = The folder holds someone else’s pages. Choose an empty folder.
display-folder-why-other = The disk isn’t responding. Plug it back in, or choose another folder.
display-menu-clock = Cloc&k
display-clock = Clock
display-clock-turn = &Start or pause the clock
display-clock-more-all = Add &five minutes for everyone
display-clock-more-table = Add five minutes for the selected &{ -table }
display-clock-start = Start
display-clock-go-on = Resume
display-clock-pause = Pause
display-clock-minutes = Minutes per round
display-clock-minutes-invalid = Minutes per round: type a number from 1 to { $most }.
display-clock-again = Reset to { $time }
display-clock-more = Extra time for everyone
display-clock-for-table = Extra time for a { -table }
display-clock-table = { -Table }
display-clock-added = Minutes
display-clock-add = Add time
display-clock-table-invalid = Choose a { -table } of this round and the minutes to add.
display-clock-no-table = Select a { -table } of this round to add time.
display-clock-no-round = The clock runs with a round, and no round is posted yet.
display-clock-left = { $time } left
display-clock-over = Time! { $time } over
display-clock-stopped = { $time } (paused)
display-clock-not-started = { $time } (not started)
display-clock-table-left = { -table } { $table } ({ $time })
display-clock-tables = Extra time: { $tables }
display-clock-tables-more = Extra time: { $tables } and { $count } more
display-clock-warnings-10 = Last 10 minutes
display-clock-warnings-5 = Last 5 minutes
display-clock-warnings-0 = Time!
display-clock-set = Round { $round } clock set to { $time } (was { $before }).
display-clock-started = Round { $round } clock running: { $time }
display-clock-paused = Round { $round } clock paused at { $time }.
display-added =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } { $way ->
        [more] added for everyone.
       *[less] taken off for everyone.
    }
display-added-for-table =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } { $way ->
        [more] added for { -table } { $table }.
       *[less] taken off for { -table } { $table }.
    }
