"""`sevencats completion`: the script that lets a shell complete our words."""

from __future__ import annotations

import click


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, /, shell: str) -> None:
    """Print the completion script of a shell.

    \b
    sevencats completion bash >> ~/.bashrc
    sevencats completion zsh > "${fpath[1]}/_sevencats"
    sevencats completion fish > ~/.config/fish/completions/sevencats.fish
    """
    from click.shell_completion import get_completion_class

    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(ctx.find_root().command, {}, "sevencats", "_SEVENCATS_COMPLETE").source())
