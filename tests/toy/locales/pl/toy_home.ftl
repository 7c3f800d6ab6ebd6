play = Zagraj w zabawkę
play_about = Liczby dodaje się do sumy.
count = Policz zabawkę
count_about = Sumy stołu, który już skończył.
