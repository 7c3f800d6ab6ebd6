title = Skróty klawiszowe
home = Start
rules = Zasady
search = Szukaj w zasadach
settings = Ustawienia
help = Pokaż albo ukryj tę listę
