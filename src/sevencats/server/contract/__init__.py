"""The typed contract read at run time: which records there are, what they are called, and their JSON Schema."""
