our_table = Tak jest na naszym stole: { $what }
