"""A page of another site, open in the same browser, cannot find out that the app runs."""

from __future__ import annotations

import http.server
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.harness.browser import Served

PROBES = """async ([port, path]) => {
  const address = `http://127.0.0.1:${port}${path}`
  const heard = (kind, set) => new Promise(done => {
    const node = document.createElement(kind)
    node.onload = () => done('load')
    node.onerror = () => done('error')
    set(node)
    document.head.append(node)
    setTimeout(() => done('nothing'), 15000)
  })
  const socket = () => new Promise(done => {
    const opened = new WebSocket(`ws://127.0.0.1:${port}/ws`)
    opened.onopen = () => done('open')
    opened.onclose = event => done(`closed ${event.code}`)
  })
  const events = () => new Promise(done => {
    const source = new EventSource(address)
    source.onopen = () => done('open')
    source.onerror = () => done('error')
  })
  const asked = options => fetch(address, options).then(answer => `${answer.type} ${answer.status}`, () => 'refused')
  return {
    fetch: await asked({ mode: 'no-cors' }),
    post: await asked({ mode: 'no-cors', method: 'POST', body: 'x' }),
    cors: await asked({}),
    image: await heard('img', node => { node.src = address }),
    script: await heard('script', node => { node.src = address }),
    style: await heard('link', node => { node.rel = 'stylesheet'; node.href = address }),
    video: await heard('video', node => { node.src = address }),
    events: await events(),
    socket: await socket(),
  }
}"""
PLACES = ("/", "/favicon.png", "/flutter_bootstrap.js", "/canvaskit/canvaskit.wasm", "/nothing.png", "/%ZZ")
LONG = "/?" + "x" * 70_000


class _Plain(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title>")

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def another_site() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Plain) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


@contextmanager
def closed_port() -> Iterator[int]:
    """It stays taken: who listens nowhere refuses, and nobody else can come to listen there meanwhile."""
    with closing(socket.socket()) as silent:
        silent.bind(("127.0.0.1", 0))
        yield int(silent.getsockname()[1])


@pytest.mark.parametrize("path", [*PLACES, LONG], ids=lambda path: path[:30])
def test_a_page_of_another_site_cannot_tell_that_the_app_runs(browser: Browser, tmp_path: Path, path: str) -> None:
    with Served(tmp_path / "data") as served, another_site() as site, closing(browser.new_context()) as context:
        page = context.new_page()
        page.goto(site)
        found = page.evaluate(PROBES, [served.port, path])
        with closed_port() as port:
            assert found == page.evaluate(PROBES, [port, path])
