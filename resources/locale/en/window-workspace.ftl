### The frame around the pages of an open event: sidebar, details, status bar, cards, band

window-switch-event = Open event: { $event }, { $format }. Switch to another event
window-all-events = All events
window-round-final = Final
window-round-playoff = Deciding game
window-round-ring = Ring
window-round-draft = { $title } draft
window-still-in = { $count } left

window-band-practice-about = Deleted after a week without use.
window-band-rehearsal-about = You are working on a copy.
window-band-back = Back to { $event }
window-band-frozen = The display is frozen
window-band-frozen-about = The audience doesn’t see new results.
window-band-unfreeze = Unfreeze

window-undo-this = Undo
window-advice = Advice
window-next-missing = Next missing { -table }

window-back-up-elsewhere = Back up elsewhere…
window-try-again = Try again

window-close-details = Close details ({ $key })
window-why-pairing = Why this pairing
window-print-slip = Print slip
window-show-card = Show card
window-player-number = No. { $number }

window-theme = &Theme
window-theme-system = &System
window-theme-light = &Light
window-theme-dark = &Dark
window-text-sizes = Text si&ze
window-text-size = { $percent }%
window-text-size-later = The new text size applies when you next start TourneyDesk, so nothing you typed is lost.
window-about = &About TourneyDesk
window-about-title = About TourneyDesk
window-about-version = Version { $version }
window-about-licenses = Licenses
window-folder-read-only = Settings and recent events can’t be saved: { $folder } is read-only. Copy the program’s folder to a place where you can save files.
window-about-folder = Your settings and lists are saved in { $folder }.
window-about-parts = TourneyDesk is free software under the MIT license. It contains the parts below, each under its own license:

window-continue = Continue
window-copy-details = Copy details

window-print-pairings = Print pairings
window-show-display = Show on display

window-toggle-details = Show or hide details ({ $key })

window-not-now = Not now
