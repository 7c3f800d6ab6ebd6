gone = Nie ma tu tej partii
missing = Pod tym adresem nie ma partii. Mogła zostać usunięta.
unplayable = Tej partii nie da się otworzyć: należy do gry albo wersji, której ten Tidekeeper nie zna. Plik pozostał nietknięty.
