title = Keyboard shortcuts
home = Home
rules = Rules
search = Search the rules
settings = Settings
help = Show or hide this list
