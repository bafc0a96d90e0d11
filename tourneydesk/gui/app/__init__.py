"""The program: its window, menus and actions, from start to end."""
