"""The referee's page of the host's desk."""
