"""The archive's schema, step by step, for Alembic: the same steps for SQLite and PostgreSQL."""
