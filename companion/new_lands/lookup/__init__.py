"""What New Lands brings to the look-up: its topics and the moments of a match."""

from __future__ import annotations

from typing import Final

from companion.lookup.handbook import Handbook
from companion.new_lands.lookup.topics import Moment, Topic

HANDBOOK: Final = Handbook(
    topics=tuple(topic.value for topic in Topic), moments=frozenset(moment.value for moment in Moment)
)
