"""Pieces of screens: plain functions of values."""
