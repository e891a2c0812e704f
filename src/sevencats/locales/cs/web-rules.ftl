### Stránky pravidel v prohlížeči, česky.

web-rules = Pravidla
rules-of = Pravidla: { $game }
rules-search = Hledat: schopnost, karta, odstavec
rules-found = { $n ->
    [0] Nic se nenašlo.
    [one] Jedno pravidlo.
    [few] { $n } pravidla.
   *[other] { $n } pravidel.
}
rules-all = Všechna pravidla
rules-contradictions = Kde si pravidla odporují
rules-editions = Edice vedle sebe
rules-differ = V čem se edice liší
rules-table = Tabulka; posouvá se do stran
rules-of-card = Co říkají pravidla
