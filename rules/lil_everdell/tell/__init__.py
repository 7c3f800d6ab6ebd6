"""The log, and how things are called in a sentence."""
