### Záznamy her, česky.

replay-title = Záznam hry
replay-about = Otevřete hru uloženou zde, v terminálu nebo v jiném hostinci.
replay-bring = Záznam hry (JSON)
replay-no-json = { $name } není záznam hry: není to JSON.
replay-moments = Okamžiky hry
replay-made-by = Tento záznam vznikl ve verzi { $engine }; verze { $here } ho přehrála znovu a nic se neliší.
replay-first = Na začátek
replay-back = O volbu zpět
replay-next = O volbu dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-moment = Volba { $n } z { $total }
replay-eyes = Očima: { $who }
replay-save = Uložit záznam
replay-proof = Byla náhoda poctivá?
replay-fair-title = Náhoda byla, jak bylo slíbeno
replay-unfair-title = Náhodu nelze prokázat
replay-fair = { $n ->
    [one] Jediný los vyplývá ze slíbeného semínka.
    [few] Všechny { $n } losy vyplývají ze slíbeného semínka.
   *[other] Všech { $n } losů vyplývá ze slíbeného semínka.
}
replay-how = Před první kartou server ukázal tento otisk svého tajného semínka; po poslední semínko prozradil. Semínko má tento otisk a každý los je takový, jaký z něj vychází.
