"""The tables of an event, one module each: only here is said which columns there are."""
