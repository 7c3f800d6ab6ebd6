our_table = За нашим столом так: { $what }
