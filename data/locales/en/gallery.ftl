title = Drawings
