"""A Quidditch match of the evening: intents become events, events what referee and hall see."""
