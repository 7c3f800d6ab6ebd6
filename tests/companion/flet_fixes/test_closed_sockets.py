"""A socket that has ended does no harm to its session."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from flet.messaging.protocol import Message, MessageAction
from flet_web.fastapi.flet_app import FletApp

from companion.flet_fixes.closed_sockets import drop_messages_to_closed_sockets


def test_what_is_sent_to_a_socket_that_has_ended_is_dropped() -> None:
    drop_messages_to_closed_sockets()
    loop = asyncio.new_event_loop()
    with ThreadPoolExecutor(1) as executor:
        socket = FletApp(loop=loop, executor=executor, main=lambda _: None, before_main=None)
        socket._FletApp__send_queue = None
        socket.send_message(Message(MessageAction.SESSION_CRASHED, "nobody hears this"))
    loop.close()
