"""Phones at the host's desk: who has come, what they answered, the way in and how it is tested."""
