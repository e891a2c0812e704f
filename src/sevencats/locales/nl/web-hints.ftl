### Tips voor een eerste spel Gwent, één regel elk, in het Nederlands.

hint-title = Een tip
hint-seen = Begrepen
hint-off = Geen tips meer
hint-swap = Vervang kaarten die in hun eentje weinig doen. Wat teruggaat, kun je opnieuw trekken.
hint-row = Weer en hoorns werken op een hele rij: denk daaraan als je kiest.
hint-revive = De troep komt terug met zijn eigenschap: een Spy of nog een Medic werkt opnieuw.
hint-decoy = Een goede keuze: een Spy die aan jouw kant ligt, om hem zelf weer te spelen.
hint-turn = Kies een kaart, en dan de rij die oplicht. Met je hand moet je tot drie rondes doen.
hint-passed-lead = De tegenstander heeft gepast en jij staat voor: pas nu, en houd je kaarten.
hint-passed-trail = De tegenstander heeft gepast: speel tot je er één voorstaat, of geef de ronde op en spaar je kaarten.
hint-far = Ver achter? Passen geeft de ronde weg, maar houdt je kaarten voor de volgende.
hint-weather = Het weer laat elke troep in zijn rij nog 1 over, behalve helden.
hint-gems = Een verloren ronde kost een edelsteen. Wie ze beide kwijt is, heeft verloren.
hint-strength = Wijs een troep aan, of tik erop, om te zien waar de sterkte vandaan komt.
hint-leader = Je leider mag je één keer per spel gebruiken, in plaats van een kaart te spelen.
