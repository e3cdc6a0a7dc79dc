"""What takes more than one key: windows beside the desk that open, and never block it."""
