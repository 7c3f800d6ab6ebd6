with_opponent = Robot też gra
