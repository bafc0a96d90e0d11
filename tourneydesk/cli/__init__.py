"""The command line and batch interface: the same desk without a screen, for scripts, rehearsals and
tests.
"""
