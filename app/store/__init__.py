"""The journal of a night, its backups, the program's settings and the lock of the data folder.

The store knows nothing of the games: it keeps opaque events in the order they were committed.
"""
