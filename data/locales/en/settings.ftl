title = Settings
language = Language
language_system = Language of this device
look = Look
look_system = Look of this device
look_light = Light
look_dark = Dark
text_size = Text size
per_cent = { $n } %
calm = Less motion
data = Your data
folder = Everything is kept in this folder:
about = About
version = Tidekeeper { $version }
credits = Not affiliated with the publishers of the games. Drawings and texts are our own.
export = Save a copy of everything
export_on = Save file { $n } of the copy
copied_part = The copy is too large for one file. Taken so far: { $n }. Each file is brought back by itself.
copied_whole = The copy is complete. Its files: { $n }. Each is brought back by itself.
import = Bring a copy back
backups = Older versions of every file are kept in its folder “backups”.
not_a_copy = { $file } is not a copy that Tidekeeper made. Nothing was changed.
not_brought = The copy could not be brought back: { $why }
brought =
    { $added ->
        [0] No match was added
        [one] { $added } match added
       *[other] { $added } matches added
    }, { $known } already here{ $parted ->
        [0] {""}
        [one] , { $parted } had gone its own way (both are kept)
       *[other] , { $parted } had gone their own ways (both are kept)
    }, { $refused } unreadable.
phone = On a phone
phone_how = A phone on the same network can use this table’s app: stop Tidekeeper and start it again with “companion --lan”. The address and a code to scan then appear here.
phone_scan = Scan this code with a phone on the same network. The address holds a secret: show it only to people at your table.
phone_code = QR code with the address
phone_shut = A phone on the same network can use this table’s app. It comes in by a code with a secret; nobody else does.
phone_open = Open on a phone
phone_no_network = This computer has no address on a local network. Join one, then try again.
phone_not_opened = No phone can be let in: { $why }.
phone_renew = New secret
phone_renew_about = A new secret throws out every device that came in by the old one; each has to scan the new code.
phone_renewed = There is a new secret. Devices come in by the new code.
phone_not_renewed = The old secret stays, a new one could not be written: { $why }.
playing = At the table
awake = Keep the screen awake during a match
awake_where = Browsers allow this on this computer and on secure pages only.
awake_not = Here the browser lets the screen fall asleep. Give the phone itself a longer screen timeout while you play.
vibration = Vibration on phones
not_packed = No copy could be made: { $why }.
games = Games
games_about = Tap a game to show or to hide it. Hiding one hides none of its matches.
games_one = At least one game stays.
in_browser = Everything is kept by this browser, on this device alone.
in_browser_lasting = The browser has promised not to clear it away by itself.
in_browser_loose = The browser may clear it away when space is short or when you clear its data: save a copy from time to time.
carry = A copy can be brought back here, into another browser, or into Tidekeeper on a computer.
share = Send a copy on
share_on = Send file { $n } of the copy on
of_game = { $game }: { $what }
bin = Bin
bin_about = Deleted matches, files that could not be read and their back-ups are kept here until you empty the bin. Then they are gone for good, and so are the names of those who are in no match of the shelf.
bin_holds =
    { $n ->
        [0] The bin is empty.
        [one] { $n } file lies in the bin.
       *[other] { $n } files lie in the bin.
    }
bin_empty = Empty the bin
bin_sure = Delete for good
bin_keep = Keep everything
bin_emptied = The bin is empty.
bin_left =
    { $n ->
        [one] { $n } file could not be deleted.
       *[other] { $n } files could not be deleted.
    }
