### Wat er gezegd wordt als iets niet komt, in het Nederlands: klaar voor al het andere.

web-to-home = Naar de herberg
web-try-again = Opnieuw proberen
web-trouble-gone = De herberg antwoordt niet
web-trouble-gone-about = De server is even niet te bereiken. Er is niets verloren: probeer het zo opnieuw.
web-trouble-nowhere = Hier is niets
web-trouble-nowhere-about = Dit adres leidt naar geen enkele pagina van de herberg.
web-trouble-refused = Je kunt hier niet aanschuiven
web-trouble-refused-about = Zo’n tafel is er niet, of de link is niet volledig. Vraag hem opnieuw.
web-trouble-closed = Dit spel kan niet getoond worden
web-trouble-closed-about = Zo’n spel is er niet, of het is nog niet afgelopen.
web-trouble-part = Een deel van deze pagina is niet geladen.
