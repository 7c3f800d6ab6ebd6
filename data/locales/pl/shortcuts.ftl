title = Skróty klawiszowe
home = Start
settings = Ustawienia
help = Pokaż albo ukryj tę listę
