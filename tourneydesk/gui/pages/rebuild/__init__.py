"""The page that makes a lost event again from its papers."""
