"""Serving the app to browsers: the page, the sockets, and who may come in."""
