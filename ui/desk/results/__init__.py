"""After the evening: its files, its pictures, its rating."""
