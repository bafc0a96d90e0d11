### Pages for phones: what is on them, and the command that serves them

phones-all-sections = All sections
phones-sections = Sections
phones-find = Find your name
phones-find-nobody = No player with this name on this page.
phones-renewed = Updates by itself.
phones-lost = No connection. This was the state at { $time }.
phones-missing = There is no page at this address.
phones-missing-back = Go to the first page
phones-clock-ends = Round ends at { $time }
phones-clock-stopped = Clock paused, time left: { $time }
phones-clock-left = · { $time } left
phones-clock-over = Time is up
phones-port-taken = Another program uses port { $port }. Choose another port.
phones-address-gone = This computer no longer has the address { $host }. Choose another network.
phones-port-not-allowed = This computer does not allow port { $port }. Choose a port from 1024 up.
phones-failed = The pages cannot be shared at { $host }, port { $port }.
usage-pages = Serve the event’s pages, read-only, to phones in the same network until interrupted.
usage-pages-host = this computer’s address in the network; found by itself if omitted
usage-pages-port = the port; found by itself if omitted
pages-now = { $name } can be read at { $address }. Press { $key } to end.
pages-ended = The pages of { $name } are no longer shared.
sheet-on-phone = On your phone, in the Wi-Fi here
