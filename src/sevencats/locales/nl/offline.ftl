### Als er een nieuwe versie wacht, in het Nederlands.

web-newer = Er is een nieuwe versie van het huis.
web-newer-take = Overnemen
