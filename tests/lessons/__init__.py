"""Courses of all rooms: walked as they are written. `python -m tests.lessons GAME COURSE` shows one."""
