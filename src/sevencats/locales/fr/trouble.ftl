### Ce qui est dit quand quelque chose n’arrive pas, en français : prêt avant tout le reste.

web-to-home = Retour à l’auberge
web-try-again = Réessayer
web-trouble-gone = L’auberge ne répond pas
web-trouble-gone-about = Le serveur est injoignable pour l’instant. Rien n’est perdu : réessayez dans un moment.
web-trouble-nowhere = Il n’y a rien ici
web-trouble-nowhere-about = Cette adresse ne mène à aucune page de l’auberge.
web-trouble-refused = Vous ne pouvez pas vous asseoir ici
web-trouble-refused-about = Cette table n’existe pas, ou le lien est incomplet. Demandez-le à nouveau.
web-trouble-closed = Cette partie ne peut pas être montrée
web-trouble-closed-about = Cette partie n’existe pas, ou n’est pas encore finie.
web-trouble-part = Une partie de cette page n’est pas arrivée.
