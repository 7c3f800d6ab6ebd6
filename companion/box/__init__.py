"""My box: what the owner of a game's components says is printed on them; for any game."""
