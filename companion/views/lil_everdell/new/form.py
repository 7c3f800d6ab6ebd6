"""What every step of the set-up works on."""

from __future__ import annotations

from typing import TypeAlias

from companion.views.lil_everdell.new.draft import Draft
from companion.views.new.form import SetupForm
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.setup import Setup

Form: TypeAlias = SetupForm[Draft, Setup, Box]
