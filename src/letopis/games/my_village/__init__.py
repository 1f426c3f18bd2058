"""My Village: five villagers, a life track, and a chronicle for those who were somebody."""
