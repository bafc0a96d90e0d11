"""The event's history: steps and their subjects, tables, verification, papers as witnesses."""
