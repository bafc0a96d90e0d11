"""The shortcut sheet."""
