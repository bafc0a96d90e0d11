"""The page that rebuilds a lost event from its papers."""
