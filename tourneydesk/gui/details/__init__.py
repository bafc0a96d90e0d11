"""The details panel at the right: reasons, record cards, why not another player."""
