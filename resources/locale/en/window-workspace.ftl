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
