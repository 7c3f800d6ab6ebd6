"""The static site: the whole app for a browser alone, put together from this source tree (`make web`)."""
