"""What positions are worth, a file a game; and what a sensible player would do when nobody thinks hard."""
