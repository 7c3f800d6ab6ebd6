"""What every step of Farshore's set-up works on."""

from __future__ import annotations

from typing import TypeAlias

from companion.views.farshore.new.draft import Draft
from companion.views.new.form import SetupForm
from rules.farshore.components.box import Box
from rules.farshore.setup import Setup

Form: TypeAlias = SetupForm[Draft, Setup, Box]
