"""The wizard for a new event: one question a page, and beside it what the answer means.

`flow` holds the answers and what can be done with them, without Qt; `making` makes the event of
them. `wizard` shows one page after the other; each page is a module: `format_page`,
`details_page`, `settings_page`, `players_page`, `review_page`.
"""
