ledger = Licz punkty
ledger_about = Dwie do pięciu osób: jedno dotknięcie na turę, punkty liczą się same.
map = Śledź mapę
map_about = Każda karta i pionek: obszary, miasta i ile są warte.
count = Policz zakończoną partię
count_about = Punkty dotychczas i pionki, które zostały.
