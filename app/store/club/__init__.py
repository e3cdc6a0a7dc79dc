"""The club's archive of nights: one file on a laptop, or one PostgreSQL server for all halls."""
