title = What happened
