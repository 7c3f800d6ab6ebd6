"""The app: whatever touches the screen, the disk, the clock or the dice."""

from typing import Final

__version__: Final = "0.2.0"
"""The same as in `pyproject.toml`; a packaged phone app carries no installation record to read it from."""
