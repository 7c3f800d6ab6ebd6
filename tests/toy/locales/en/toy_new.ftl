with_opponent = The robot plays too
