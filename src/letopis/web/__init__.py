"""The pages: how a table looks in a browser. They know no game by name; each brings its board in its own room."""
