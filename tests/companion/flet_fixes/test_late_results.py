"""What a control says that has gone ends nothing, and nobody waits for it in vain."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from flet.messaging.session import Session

from companion.flet_fixes.late_results import let_late_results_pass


def test_whoever_waits_for_a_control_that_has_gone_goes_on() -> None:
    let_late_results_pass()
    waiting = asyncio.Event()
    session: Any = SimpleNamespace(
        _Session__index={}, _Session__method_calls={"call": waiting}, _Session__method_call_results={}
    )
    Session.handle_invoke_method_results(cast("Session", session), 7, "call", "done", None)
    assert waiting.is_set()
    assert session._Session__method_call_results == {waiting: (None, None)}
    Session.handle_invoke_method_results(cast("Session", session), 7, "call", "done", None)
