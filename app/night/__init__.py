"""One live evening: intents of the host become events, events become what every seat sees."""
