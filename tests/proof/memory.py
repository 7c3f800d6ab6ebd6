"""How much a process holds, as the system counts it."""

from __future__ import annotations

from pathlib import Path

MEGABYTE = 1024


def resident(pid: int) -> float:
    """Megabytes in memory right now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / MEGABYTE
    raise AssertionError(f"process {pid} has no memory")
