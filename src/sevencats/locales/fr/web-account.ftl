### Le compte, en français.

account-title = Votre compte
account-guest = Vous jouez sous le nom { $name }. Un compte garde vos parties, vos decks et vos campagnes et les ouvre sur tous vos appareils.
account-login = J’ai un compte
account-register = Je viens pour la première fois
account-name = Nom
account-password = Mot de passe, au moins 8 caractères
account-login-about = Ce que vous avez joué comme invité passe dans votre compte.
account-register-about = Tout ce que vous avez joué comme invité reste à vous.
account-login-go = Se connecter
account-register-go = Créer le compte
account-is = Vous êtes { $name }.
account-logout = Se déconnecter
account-rating = { $game } : cote { $n } ± { $doubt } après { $games ->
        [one] une partie
       *[other] { $games } parties
    }
account-sessions = Vos sessions
account-session-since = depuis le { $day }
account-session-here = ici
account-session-end = Fermer
account-session-end-of = Fermer la session sur { $device }
account-password-change = Changer le mot de passe
account-password-old = Le mot de passe actuel
account-password-new = Le nouveau mot de passe
account-password-go = Le changer
account-password-changed = Le mot de passe est changé ; toutes les autres sessions et tous les jetons de vos bots ont pris fin.
account-games = Vos parties
account-no-games = Aucune partie pour l’instant.
account-game-open = pas encore finie
account-game-go-on = Continuer
account-game-why = Pourquoi ?
