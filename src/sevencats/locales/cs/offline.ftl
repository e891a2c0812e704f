### Co funguje bez sítě a kdy čeká nová verze, česky.

web-newer = Je připravena nová verze domu.
web-newer-take = Převzít
web-decks = Balíčky
web-game-companion = Pro tištěné hry
web-game-companion-about = Body, ukazatele a knihy u skutečného stolu.
web-game-companion-for = Funguje bez sítě
web-game-companion-go = Otevřít společníka
replay-go = Přehrát znovu
