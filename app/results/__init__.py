"""From a game's record to files: the protocol, the rating, and the tables that sites take."""
