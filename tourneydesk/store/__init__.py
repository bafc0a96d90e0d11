"""Keeping an event: one file, a journal that only grows, copies that are proved.

The store knows texts and times, never what they decide.
"""
