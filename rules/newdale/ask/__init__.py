"""What must be settled next, and the lawful answers."""
