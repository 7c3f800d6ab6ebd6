about = Zabawka ma jedną rzecz, którą odczyta tylko jej właściciel.
bell = Dzwonek
bell_about = To, co na nim jest, liczy się temu, kto zadzwoni.
bell_points = Punkty na dzwonku
file_other = { $file } to nie pudełko zabawki.
