"""What people read, as plain data: words, sheets, cards, the state of an event."""
