"""A group of commands that knows their names and first lines, and imports a command when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from sevencats.core.lazy import constant

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

CommandTable = dict[str, tuple[str, str]]  # by name: where the command is, `module:attribute`, and its first line


class LazyGroup(click.Group):
    def __init__(self, *args: Any, table: CommandTable | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.table = table or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.table)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.table:
            return None
        command: click.Command = constant(self.table[name][0])
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in self.table and not args[0].startswith("-"):
            from sevencats.core.words import unknown

            raise unknown("command", args[0], self.table)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self.table.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        names = [
            CompletionItem(name, help=line) for name, (_, line) in self.table.items() if name.startswith(incomplete)
        ]
        return names + click.Command.shell_complete(self, ctx, incomplete)
