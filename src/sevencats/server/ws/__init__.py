"""The websocket of a table: its protocol, one connection, and the messages that go over it."""
