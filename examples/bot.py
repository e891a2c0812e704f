"""A bot that lives outside the house: it listens to its decisions and answers each with a random option.

python examples/bot.py http://127.0.0.1:8007                        one game against the inn's own bot
python examples/bot.py http://127.0.0.1:8007 TOKEN [TABLE KEY]      wherever the owner of the token sits"""

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any


def call(server: str, token: str | None, path: str, body: object = None) -> Any:
    """One request with the bot's token; the first one, for a token, has none."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)


def decide(options: list[dict[str, Any]]) -> dict[str, Any]:
    """Put your own thoughts here."""
    return random.choice(options)


def main(server: str, token: str | None = None, table: str | None = None, key: str | None = None) -> None:
    alone = token is None
    if alone:
        token = json.load(call(server, None, "/api/v2/tokens", {"name": "example"}))["token"]
        call(server, token, "/api/v2/tables", {"game": "gwent", "seats": [{"who": "me"}, {"who": "bot"}]}).read()
    if table is not None:
        call(server, token, f"/api/v2/tables/{table}/join", {"key": key}).read()
    for line in call(server, token, "/api/v2/bot/stream"):
        told = json.loads(line) if line.strip() else {}  # an empty line says that the stream is alive
        if told.get("tell") != "table":
            continue
        if told["status"] == "over":
            print(f"{told['match']}: {told['result']}", flush=True)
            if alone:
                return
        decision = (told["view"] or {}).get("decision") or {}
        if told["status"] == "playing" and decision.get("options"):
            choice = {"n": told["n"], "option": decide(decision["options"])["text"]}
            try:
                call(server, token, f"/api/v2/bot/tables/{told['match']}/choose", choice).read()
            except urllib.error.HTTPError as why:  # too late: the stream tells how the table stands
                print(why.read().decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
