### Co se říká, když něco nepřijde, česky: připraveno přede vším ostatním.

web-to-home = Do hostince
web-try-again = Zkusit znovu
web-trouble-gone = Hostinec neodpovídá
web-trouble-gone-about = Server teď není dostupný. Nic se neztratilo: zkus to za chvíli znovu.
web-trouble-nowhere = Tady nic není
web-trouble-nowhere-about = Tato adresa nevede na žádnou stránku hostince.
web-trouble-refused = Sem si sednout nemůžeš
web-trouble-refused-about = Takový stůl není, nebo odkaz není celý. Požádej o něj znovu.
web-trouble-closed = Tuto hru nelze ukázat
web-trouble-closed-about = Taková hra není, nebo ještě neskončila.
web-trouble-part = Část této stránky se nenačetla.
