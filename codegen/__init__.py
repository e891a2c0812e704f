"""Generates what others read of the typed contract: TypeScript, JSON Schema, constants, message ids, tables of the
documentation. `python -m codegen` writes all of it; a test compares."""
