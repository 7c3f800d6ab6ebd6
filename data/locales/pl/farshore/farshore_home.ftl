solo = Zagraj przeciw Krabicie
solo_about = Od jednej do trzech osób i kapitanka: jej tury prowadzi aplikacja.
track = Prowadź partię
track_about = Od dwóch do czterech osób: pory roku, statki i punkty w trakcie gry.
count = Policz zakończoną partię
count_about = Wpisz miasta i zobacz, kto wygrał.
