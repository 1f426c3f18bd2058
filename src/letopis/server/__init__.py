"""The server: tables, seats, storage, live streams, bots at work. Knows no game by name."""
