"""SIGame packages (`.siq`), versions 3, 4 and 5."""
