### The frame around the pages of an open event: sidebar, details, status bar, cards, band

window-switch-event = Open event: { $event }, { $format }. Switch to another event
window-all-events = All events
window-round-final = Final
window-round-playoff = Deciding game
window-round-ring = Ring
window-round-draft = Round { $round } draft
window-still-in = { $count } left

window-band-practice-about = Deleted after a week without use.
window-band-rehearsal-about = You are working on a copy.
window-band-back = Back to { $event }
window-band-frozen = The display is frozen
window-band-frozen-about = The audience doesn’t see new results.
window-band-unfreeze = Unfreeze

window-undo-this = Undo
window-advice = Advice
window-next-missing = Next missing table

window-back-up-elsewhere = Back up elsewhere…
window-try-again = Try again

window-close-details = Close details ({ $key })
window-why-pairing = Why this pairing
window-print-slip = Print slip
window-show-card = Show card
window-player-number = No. { $number }
