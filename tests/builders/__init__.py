"""Events, desks and files for tests, one module for each subject."""
