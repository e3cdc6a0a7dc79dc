"""The host's window: what the evening looks like from the desk, and every key that moves it."""
