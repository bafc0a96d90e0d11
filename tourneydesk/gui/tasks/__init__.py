"""Slow work beside the window: threads, queues, printers."""
