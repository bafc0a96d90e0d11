"""Learning the program: sample events and the guided first event, with a note on each."""
