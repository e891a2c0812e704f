"""The table in a terminal: it shows views, offers options, and knows no rules."""
