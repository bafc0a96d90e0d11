"""The wizard for a new event: one question per page, with a preview of the answer's effect.

`flow` holds the answers and what can be done with them, without Qt; `making` creates the event from
them. `wizard` shows one page after the other; each page is a module: `format_step`, `details_step`,
`settings_step`, `cards_step`, `players_step`, `review_step`.
"""
