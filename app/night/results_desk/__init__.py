"""What a seat needs of an evening's results, of the club's archive and of its rating table."""
