"""What every game is made of; imports nothing of ours."""
