title = Tidekeeper
about = Pomocnik przy stole.
told = O twoich danych
