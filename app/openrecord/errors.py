"""The one error of a record that is not right."""


class RecordError(ValueError):
    """A record cannot be read or replayed; its text is one sentence that names the place."""
