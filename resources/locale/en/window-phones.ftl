### Pages for phones: the dialog, and where it is said that they are shared

phones-menu = Share &pages on this network…
phones-tip = Phones in the hall can read pairings and standings
phones-title = Share pages on this network
phones-about = Anyone on the same Wi-Fi or hotspot can read the pairings, the standings and the clock in a browser. Nobody can change anything. Ratings and ages are left out.
phones-network = Network
phones-network-wifi = Wi-Fi: { $called } ({ $address })
phones-network-cable = Cable: { $called } ({ $address })
phones-network-other = { $called } ({ $address })
phones-network-none = This computer only ({ $address })
phones-no-network = Phones cannot reach this address. Connect this computer to Wi-Fi or turn on its hotspot, then open this dialog again.
phones-port = Port
phones-port-help = Empty: any free port
phones-port-invalid = Type a port from { $least } to { $most }, or leave it empty.
phones-start = Share pages
phones-stop = Stop sharing
phones-open = Open this address on a phone, or scan the code:
phones-code = QR code of { $address }
phones-copy = Copy address
phones-copied = Address copied.
phones-browser = Open in browser
phones-count =
    { $count ->
        [0] No phone looked in the last minute.
        [one] { $count } phone looked in the last minute.
       *[other] { $count } phones looked in the last minute.
    }
phones-firewall = The code is also on the display and on printed pairings. If phones find no page, allow TourneyDesk in this computer’s firewall.
phones-gone = { $network } is gone. The pages are shared again as soon as it is back.
phones-moved = The address of the pages is now { $address }. Phones need the new code.
phones-started = Pages are shared at { $address }.
phones-ended = Pages are no longer shared.
phones-side = Pages shared
phones-side-gone = Pages: network gone
