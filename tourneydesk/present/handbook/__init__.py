"""The handbook: its pages, filled in with the program's own words, as Markdown and as HTML."""
