title = Keyboard shortcuts
home = Home
settings = Settings
help = Show or hide this list
