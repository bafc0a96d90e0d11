"""What the wizard previews: a sketch of a format, and the effect of its settings."""
