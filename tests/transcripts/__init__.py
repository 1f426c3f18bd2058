"""Golden transcripts: what each level of bot plays in every game and seat count, for a seed.

A change that should not touch how bots choose keeps them to the last bit. One that should (new rules, new weights, a
better search) writes them anew with `python -m tests.transcripts` on the compiled build, and says so in its commit.
"""
