"""What the menus of the window do, and the button at their end."""
