"""The entry screens of the score sheet."""
