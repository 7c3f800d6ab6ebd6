"""The app: whatever touches the screen, the disk, the clock or the dice."""
