"""What is printed on the components, and every word the app says."""
