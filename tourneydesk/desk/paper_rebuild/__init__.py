"""Rebuilds an event from its papers: reads codes and scans, settles open items."""
