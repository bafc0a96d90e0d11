"""The page of the papers: preview, options, printing."""
