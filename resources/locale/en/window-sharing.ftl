### Sharing an event with other desks, and joining one

share-menu = S&hare
share-start = &Share with other desks…
share-stop = S&top sharing
share-join = &Join an event…
needs-shareable = Open an event of your own to share it. Sections of a day can’t be shared yet.
needs-sharing = This event isn’t shared from here.
share-title = Share with other desks
share-about = Other laptops in this network can record results at the same time. This laptop keeps the file.
share-host = This laptop’s address
share-host-help = The other laptops connect to it. Choose the network that all of them are in.
share-desk = This desk’s name
share-desk-help = The history shows it beside each change made here.
share-head-desk = Head desk
share-button = Share
share-starting = Starting the server…
share-started = The event is shared at { $address }.
share-stopped = The event is no longer shared. The file has everything.
share-now = The event is shared. Other desks open TourneyDesk, choose { $entry } and enter this:
share-roles = What the desk may do
share-role-scorekeeper = Scorekeeper
share-role-head = Head desk
share-role-viewer = Viewer
share-about-scorekeeper = Records results and checks players in.
share-about-head = May do everything, such as pairing rounds.
share-about-viewer = Sees everything and changes nothing.
share-address = Address
share-code = Code
share-copy = Copy both
share-print-sheet = Print join sheet
share-copied = Copied
share-stop-button = Stop sharing
join-title = Join an event
join-about = Enter what the desk that shares the event shows.
join-address-help = For example 192.168.1.20. You can also paste the whole line that the other desk copied.
join-code-help = Five groups of three characters. Hyphens and capitals don’t matter.
join-second-desk = Desk 2
join-button = Join
join-joining = Joining…
join-address-missing = Enter the address.
join-code-missing = Enter the code.
join-done = Joined { $event } as { $desk }.
share-connected = Connected desks
share-connected-desk = { $desk } ({ $role }, { $host })
share-nobody = No other desk is connected yet.
share-restarted = The server stopped. It was started again.
share-ask-stop = { $count ->
        [one] One other desk is connected.
       *[other] { $count } other desks are connected.
    } Stop sharing?
share-about-stop = They can’t record anything until they join again with a new code.
share-left = { $event } was being shared when TourneyDesk ended. Its server may have more changes than the file.
share-about-left = If another desk has gone on without this laptop, close the event here. What counts is at that desk now.
share-close-event = Close event
share-again = Share again
share-go-on-alone = Go on alone
share-only-file = Use only the file
share-about-file = Sharing ends, and the event goes on in its file on this laptop.
share-continue = &Continue here…
share-ask-continue = Continue on this laptop alone?
share-about-continue = A new file gets everything that this desk has seen. Changes at other desks from now on won’t be in it. Put the head desk’s laptop away so that only one event goes on.
share-continued = You go on alone in { $name }. Other desks don’t see your changes.
share-without = { $count ->
        [one] One entry typed
       *[other] { $count } entries typed
    } without a connection no longer fit and aren’t in it.
share-continued-note = { $desk } went on alone after change { $step }.
needs-joined = Join an event to use this.
join-before = Joined before
join-before-item = { $event } ({ $address })
join-new = Another event
join-again-about = This is your copy of an event that another desk shares. Join the event again, or read the copy.
join-read-copy = Read the copy
join-aside = Your earlier copy had { $steps ->
        [one] one change
       *[other] { $steps } changes
    } that the event doesn’t have. It is now { $file }.
share-window-title = { $event } (shared, { $desk }) – TourneyDesk
share-window-title-role = { $event } (shared, { $desk }: { $role }) – TourneyDesk
