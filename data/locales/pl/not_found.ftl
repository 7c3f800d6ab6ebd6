title = Nic tu nie ma
text = Ten adres donikąd nie prowadzi. Może wpisano go ręcznie albo to, do czego prowadził, już nie istnieje.
home = Na początek
