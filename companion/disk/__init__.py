"""Everything that touches the disk: files, the data folder, what is kept in it, copies of it."""
