"""An event made again from its papers: codes and scans read, open items settled."""
