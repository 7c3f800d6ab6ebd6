# What is wrong with a file
file_missing = { $file }: такого файла нет.
file_folder = { $file }: это папка, а нужен файл с позицией.
file_unreadable = { $file }: файл не читается.
file_huge = { $file }: слишком велик для файла с позицией, допустимо { $n } МБ.
file_encoding = { $file }: нужен текст в UTF-8.
file_json = { $file }: это не JSON (строка { $line }, столбец { $column }).
file_twice = { $file }: поле { $field } встречается дважды.
field_wrong = { $file }: { $field }: { $what }
whole = весь файл
file_nested = { $file }: это не файл с позицией, значения вложены слишком глубоко.
refused = { $file }: { $field }: { $why } См. правила, { $page }. Если за вашим столом так и есть, добавьте в файл "insist": ["{ $word }"].
refused_for_good = { $file }: { $field }: { $why } См. правила, { $page }.

# What a field of it was expected to hold
expected_missing = этого поля не хватает.
expected_extra = неизвестное поле.
expected_integer = нужно целое число.
expected_text = нужен текст.
expected_short_text = нужен текст короче, не больше { $n } знаков.
expected_list = нужен список.
expected_object = нужен объект в фигурных скобках.
expected_game = нужно { $games }.
expected_boolean = нужно true или false.
expected_other = здесь нужно другое.
expected_at_least = нужно целое число, не меньше { $n }.
expected_at_most = нужно целое число, не больше { $n }.
expected_short_list = нужен список короче, не больше { $n } записей.
expected_entries = нужен список, в котором хотя бы { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}.
expected_known = нужно одно из известных имён.
