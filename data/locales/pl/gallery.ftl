title = Rysunki
