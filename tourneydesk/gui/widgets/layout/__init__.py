"""How widgets are laid out: columns and rows, rows that go on below, what scrolls."""
