"""The pages, without a server or a browser."""
