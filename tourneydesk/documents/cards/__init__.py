"""Draws record cards, and the cover of a deck, on card stock or cut from sheets."""
