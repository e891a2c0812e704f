"""`sevencats completion`: the script that lets a shell complete our words."""
from __future__ import annotations

import click


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the completion script of a shell.

    \b
    sevencats completion bash >> ~/.bashrc
    sevencats completion zsh > "${fpath[1]}/_sevencats"
    sevencats completion fish > ~/.config/fish/completions/sevencats.fish
    """
    from click.shell_completion import get_completion_class

    from sevencats.cli import main

    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(main, {}, "sevencats", "_SEVENCATS_COMPLETE").source())
