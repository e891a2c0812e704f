"""Write the golden games and screens anew: `make golden`."""

from tests.golden.games import golden
from tests.golden.screens import drawn, screens

for path, text in [*golden(), *((path, drawn(game, size)) for path, game, size in screens())]:
    changed = not path.exists() or path.read_text(encoding="utf-8") != text
    path.write_text(text, encoding="utf-8")
    print(f"{'written  ' if changed else 'unchanged'} {path.name}")
