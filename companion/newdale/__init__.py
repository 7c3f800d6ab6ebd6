"""What the app does for Newdale alone: its look-up pages, its part of the score sheet, My box, `companion odds`."""
