"""Chromium plays at a real server."""
