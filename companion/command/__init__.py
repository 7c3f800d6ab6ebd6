"""The command line: opening the app, and what works without a screen."""
