"""The subcommands of `sevencats`, a file each. A file is imported when its command is used, so that help is there at
once; what a command needs is imported when it runs."""
