"""An event that several desks share, in its workspace: following, asking, and what is lost."""
