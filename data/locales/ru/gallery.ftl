title = Рисунки
