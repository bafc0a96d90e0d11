"""The window: shows what `present` makes of the event, and asks the desk for every change.

`program` starts it; `window` is the frame, `home` and the `wizard` come before an event is open,
`event_room` holds its rail, stages, card and foot. `event_desk` is the only way from a widget to
a change. Widgets keep nothing of the event: they draw what the desk holds, again after each change.
"""
