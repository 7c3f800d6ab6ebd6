title = Tidekeeper
about = A companion for the table.
told = About your data
