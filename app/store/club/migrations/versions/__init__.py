"""One file a step; each is frozen and speaks of the schema of its own day."""
