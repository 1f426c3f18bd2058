"""What only the house's own tests need beside `letopis.testing`: spoiled input, and lessons walked without a server."""
