"""Our own drawings: pure functions from values to SVG text, in the palette's colours."""
