our_table = Our table says so: { $what }
