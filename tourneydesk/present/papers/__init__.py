"""Sheets for the wall, the table and the office, as plain data already in words."""
