"""The windows: a Qt shell over `app`."""
