"""Everything people read, as plain data: texts, sheets, cards, and the state of an event."""
