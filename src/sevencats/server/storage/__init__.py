"""The database: schema, repository, group commit, and the two backends SQLite and PostgreSQL."""
