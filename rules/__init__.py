"""The games as pure rules: no screen, no disk, no clock, no dice."""
