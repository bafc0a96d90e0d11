"""The program: its window, menus and actions, from startup to exit."""
