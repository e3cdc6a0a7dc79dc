"""The club's season: tables of teams and players, statistics, nights, and who is who."""
