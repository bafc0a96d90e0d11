"""What the wizard previews: a sketch of a format, and what its settings lead to."""
