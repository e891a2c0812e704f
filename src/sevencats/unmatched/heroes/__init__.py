"""The heroes of the box, one file each: fighters, special ability and every card with its meaning beside it."""
