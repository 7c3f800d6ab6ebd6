play = Zagraj w zabawkę
play_about = Liczby dodaje się do sumy.
