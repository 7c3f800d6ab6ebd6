"""The drawings of New Lands."""
