title = Tidekeeper
about = Помощник за столом.
told = О ваших данных
