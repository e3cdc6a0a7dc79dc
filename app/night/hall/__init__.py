"""The hall at an evening: teams' phones, captains and the judge, as wishes, events and views."""
