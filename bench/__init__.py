"""What we measure, and against whom: `make bench`."""
