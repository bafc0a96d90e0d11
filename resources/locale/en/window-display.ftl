### The display for the room: its page, its window, the copy in a folder, the clock

display-page = Display
display-title = Display: { $event }
display-go-to = &Display
display-projector = &Projector on or off
display-freeze = &Freeze the projector
display-start = Show to the room ({ $key })
display-stop = Stop showing ({ $key })
display-pause = Stay on this page
display-go-on = Go on turning pages
display-back = Page before
display-next = Next page
display-freeze-while-typing = Freeze while results are typed ({ $key })
display-now = Now: { $title }
display-now-page = Now: { $title }, { $page }
display-off = The room sees nothing yet. This is what it would see.
display-on-screen = On the screen { $screen }.
display-in-window = In a window, as there is one screen only. { $key } fills the screen, { key-esc } leaves it.
display-left-full = In a window. { $key } fills the screen for the room again.
display-behind = In a window behind this one, as there is one screen only. To see it in front, stop showing and show it again.
display-frozen = Frozen: results typed now are not shown yet.
display-thawed = The room sees every result again.
display-stays = Stays on this page.
display-preview = What the room sees
display-awake = The display for the room is on, or the clock of the round runs.
display-what = What is shown
display-kinds-tables = Tables of the round
display-kinds-names = Names of the round
display-kinds-ring = The ring
display-kinds-standings = Standings
display-kinds-out = Who is out
display-kinds-final = The final and how it ended
display-kinds-clock = The clock, large
display-kinds-message = The message, large
display-how = How
display-seconds = Seconds a page
display-seconds-slip = Type how many seconds a page stays, a number from { $least } to { $most }.
display-distance = Farthest person
display-dark = Colours
display-dark-colors = Dark, for a dim room
display-light-colors = Light, for a bright room
display-ratings = Show ratings
display-ages = Show ages
display-message = Message
display-message-hint = one line for everybody
display-keys = Arrow keys turn pages, { key-space } stays on one.
display-number-distance = { $heights } picture heights away, { $rows } rows
display-folder-copy = Pages in a folder
display-folder-hint = The same pages as files, for a tablet or the venue's own web server.
display-folder-choose = Choose a folder…
display-folder-stop = Stop writing there
display-choose-folder = Where the pages for the room are to be written
display-folder-kept = Written to { $folder }: open index.html there.
display-folder-gone = The pages were not written to { $folder }. { $why } It is tried again every { $seconds } seconds.
display-folder-last = The last pages of { $event } were not written to { $folder }. { $why } They are written when you open the event again.
display-folder-why-missing = It is not there: plug it in again, or choose another folder.
display-folder-why-full = Its disk is full: make room there, or choose another folder.
display-folder-why-closed = Nothing may be written there: choose another folder.
display-folder-why-others = Pages of somebody else with the same names are there: choose an empty folder.
display-folder-why-other = Its disk does not answer: plug it in again, or choose another folder.
display-menu-clock = Cloc&k
display-clock = Clock
display-clock-turn = &Start or pause the clock
display-clock-more-all = &Five minutes more for all
display-clock-more-table = Five minutes more for the chosen &table
display-clock-start = Start ({ $key })
display-clock-go-on = Go on ({ $key })
display-clock-pause = Pause ({ $key })
display-clock-minutes = Minutes a round
display-clock-minutes-slip = Type how many minutes a round takes, a number from 1 to { $most }.
display-clock-again = Set to { $time }
display-clock-more = Add to all
display-clock-for-table = For one table
display-clock-table = Table
display-clock-added = Minutes
display-clock-add = Add
display-clock-table-slip = Type the number of a table of this round, and how many minutes to add or take.
display-clock-no-table = Choose a table of this round first; then it can have more time.
display-clock-no-round = The clock is for a round. Pair one first.
display-clock-left = { $time } left
display-clock-over = { $time }, time is over
display-clock-stands = { $time }, not running
display-clock-table-left = table { $table } { $time }
display-clock-tables = More time: { $tables }
display-clock-tables-more = More time: { $tables } and { $count } more
display-clock-warnings-10 = Last 10 minutes
display-clock-warnings-5 = Last 5 minutes
display-clock-warnings-0 = Time is over
display-clock-set = The clock of round { $round } is set to { $time }. It stood at { $before }.
display-clock-started = The clock of round { $round } runs: { $time }.
display-clock-paused = The clock of round { $round } stands at { $time }.
display-added =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            } more for all.
       *[less]
            { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            } less for all.
    }
display-added-for-table =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            } more for table { $table }.
       *[less]
            { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            } less for table { $table }.
    }
