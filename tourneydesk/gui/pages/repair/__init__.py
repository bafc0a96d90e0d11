"""The repairs page for the latest posted round."""
