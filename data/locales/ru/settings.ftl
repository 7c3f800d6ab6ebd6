title = Настройки
language = Язык
language_system = Как на устройстве
language_en = English
language_pl = Polski
language_ru = Русский
look = Вид
look_system = Как на устройстве
look_light = Светлый
look_dark = Тёмный
text_size = Размер текста
per_cent = { $n } %
calm = Меньше движения
data = Ваши данные
folder = Всё хранится в этой папке:
about = О приложении
version = Tidekeeper { $version }
credits = Не связано с издателями игр. Рисунки и тексты — наши собственные.
export = Сохранить копию всего
import = Вернуть из копии
backups = Прежние состояния каждого файла лежат там же, в папке «backups».
not_a_copy = Файл { $file } — не копия, сделанная в Tidekeeper. Ничего не изменено.
not_brought = Не удалось вернуть копию: { $why }
brought =
    { $added ->
        [0] Ни одной партии не добавлено
        [one] Добавлена { $added } партия
        [few] Добавлены { $added } партии
       *[other] Добавлено { $added } партий
    }, уже были: { $known }, не читаются: { $refused }.
phone = На телефоне
phone_how = Телефон в той же сети может пользоваться приложением за этим столом: остановите Tidekeeper и запустите его снова командой «companion --lan». Адрес и код для сканирования появятся здесь.
phone_scan = Отсканируйте этот код телефоном в той же сети. В адресе есть секрет: показывайте его только тем, кто за столом.
phone_code = QR-код с адресом
