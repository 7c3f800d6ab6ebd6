"""Models as pydantic has built them, kept for a command that is over before pydantic could build them again.

What a value has to fulfil, pydantic works out of its class once (a core schema); what then checks values is its core
alone. The first takes longer than to score a whole table, so it is kept with the other things that are prepared.
"""

from __future__ import annotations

from typing import Final

PYDANTIC: Final = "pydantic"
"""The module that stays out of the way."""
