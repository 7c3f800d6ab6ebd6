"""All that is mended wherever the app runs."""

from __future__ import annotations

from companion.flet_fixes.call_names import draw_names_at_once
from companion.flet_fixes.comparison import compare_what_was_set
from companion.flet_fixes.construction import set_only_given_fields
from companion.flet_fixes.event_types import remember_event_types
from companion.flet_fixes.late_results import let_late_results_pass
from companion.flet_fixes.message_text import tell_messages_by_their_action
from companion.flet_fixes.notes_on_comparing import take_no_notes
from companion.flet_fixes.packing import remember_what_is_packed
from companion.flet_fixes.refused_values import keep_drawing_after_refusals


def mend_flet() -> None:
    """In the whole process, once or again."""
    set_only_given_fields()
    compare_what_was_set()
    take_no_notes()
    remember_what_is_packed()
    remember_event_types()
    tell_messages_by_their_action()
    keep_drawing_after_refusals()
    let_late_results_pass()
    draw_names_at_once()
