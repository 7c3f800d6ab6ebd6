"""Expedition to Newdale: its rules."""
