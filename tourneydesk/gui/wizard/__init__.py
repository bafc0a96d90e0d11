"""The wizard for a new event: one question a page, and beside it what the answer leads to.

`flow` holds the answers and what can be done with them, without Qt; `answers` makes the event of
them. `wizard` shows one page after the other; each page is a file: `format_page`, `details_page`,
`settings_page`, `players_page`, `review_page`. `sketch` draws.
"""
