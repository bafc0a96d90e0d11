"""The list used by every page, and what its cells paint and edit."""
