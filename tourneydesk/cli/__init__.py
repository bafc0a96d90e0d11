"""The command line: the same desk without a screen, for scripts, rehearsals and tests."""
