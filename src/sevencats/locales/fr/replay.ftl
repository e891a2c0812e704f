### Les parties rejouées, en français.

replay-title = Rejouer
replay-about = Ouvrez une partie enregistrée ici, dans le terminal ou dans une autre auberge.
replay-bring = Une partie enregistrée (JSON)
replay-no-json = { $name } n’est pas une partie enregistrée : ce n’est pas du JSON.
replay-moments = Moments de la partie
replay-made-by = Cette partie a été notée par la version { $engine } ; la version { $here } l’a rejouée, et rien ne diffère.
replay-first = Au début
replay-back = Un choix en arrière
replay-next = Un choix en avant
replay-play = Lire
replay-pause = Pause
replay-moment = Choix { $n } sur { $total }
replay-eyes = Vu par { $who }
replay-save = Enregistrer la partie
replay-proof = Le hasard était-il honnête ?
replay-fair-title = Le hasard a tenu parole
replay-unfair-title = Le hasard ne peut être prouvé
replay-fair = { $n ->
    [one] L’unique tirage découle de la graine promise.
   *[other] Les { $n } tirages découlent de la graine promise.
}
replay-how = Avant la première carte, le serveur a montré cette empreinte de sa graine secrète ; après la dernière, il a révélé la graine. Elle a bien cette empreinte, et chaque tirage est celui qu’elle donne.
