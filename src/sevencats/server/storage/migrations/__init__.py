"""Steps from each schema of the database to the next; nothing that people keep is lost on the way."""
