"""How a Farshore table is entered on the shared score sheet: its cities, maps and numbers."""
