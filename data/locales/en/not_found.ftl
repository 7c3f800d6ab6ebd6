title = Nothing here
text = This address leads nowhere. Perhaps it was typed by hand, or what it led to is gone.
home = To the start
