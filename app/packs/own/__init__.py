"""The program's own open format, described in `format.md` beside this file."""
