"""Pages for phones: what is served, the server, and this laptop's addresses."""
