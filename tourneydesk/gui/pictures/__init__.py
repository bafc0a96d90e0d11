"""Pictures of every screen, for the documents and the tests."""
