"""The window before an evening: games to go on with, and a new one."""
