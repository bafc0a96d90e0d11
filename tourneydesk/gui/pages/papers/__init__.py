"""The papers page: preview, options, printing."""
