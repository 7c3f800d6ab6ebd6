"""What the app does for Farshore alone, besides its screens."""
