"""The OpenAPI document is complete, and the doors keep to it, whatever they are sent."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.servers import Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_the_document_names_every_door_and_every_message(server: Server) -> None:
    document = httpx.get(server.url + "/api/v2/openapi.json").json()
    schemas = document["components"]["schemas"]

    assert {
        "/health",
        "/metrics",
        "/api/v2/me",
        "/api/v2/tables",
        "/api/v2/tables/{id}/record",
        "/api/v2/games",
        "/api/v2/shelf/{kind}/{game}/{name}",
        "/api/v2/bot/stream",
    } <= set(document["paths"])
    assert {"Choose", "Told", "Refused", "NewTable", "Ask", "Tell"} <= set(schemas)
    for path in document["paths"].values():
        for door in path.values():
            assert door["summary"]
            assert "200" in door["responses"]


def test_schemathesis_finds_no_door_that_breaks_its_word(server: Server, tmp_path: Path) -> None:
    run = subprocess.run(
        [
            Path(sys.executable).parent / "schemathesis",
            "run",
            server.url + "/api/v2/openapi.json",
            "--checks",
            CHECKS,
            "--phases",
            "examples,coverage,fuzzing",
            "--max-examples",
            "12",
            "--seed",
            "7",
            "--exclude-path",
            "/api/v2/bot/stream",
            "--request-timeout",
            "10",
            "--no-color",
            "--suppress-health-check",
            "all",
        ],
        cwd=tmp_path,
        env={**os.environ, "NO_PROXY": "127.0.0.1"},
        capture_output=True,
        text=True,
        timeout=600,
    )

    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "traceback" not in server.log.read_text().lower()
