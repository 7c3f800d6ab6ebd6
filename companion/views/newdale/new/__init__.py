"""Setting up a chapter of Newdale, and the road of a campaign."""

from companion.views.newdale.new.newdale_setup import New

__all__ = ["New"]
