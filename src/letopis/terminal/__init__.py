"""The table in a terminal: knows no game by name, and shows only what a view tells."""
