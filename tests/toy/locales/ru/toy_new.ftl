with_opponent = Робот тоже играет
