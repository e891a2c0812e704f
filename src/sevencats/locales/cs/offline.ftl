### Když čeká nová verze, česky.

web-newer = Je připravena nová verze domu.
web-newer-take = Převzít
