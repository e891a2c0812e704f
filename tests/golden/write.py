"""Write the golden games anew: `make golden`."""
from tests.golden.games import golden

for path, text in golden():
    changed = not path.exists() or path.read_text(encoding="utf-8") != text
    path.write_text(text, encoding="utf-8")
    print(f"{'written  ' if changed else 'unchanged'} {path.name}")
