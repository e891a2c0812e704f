### Het account, in het Nederlands.

account-title = Je account
account-guest = Je speelt als { $name }. Een account bewaart je partijen, decks en campagnes en opent ze op elk apparaat.
account-login = Ik heb een account
account-register = Ik ben nieuw
account-name = Naam
account-password = Wachtwoord, minstens 8 tekens
account-login-about = Wat je als gast hebt gespeeld, verhuist naar je account.
account-register-about = Alles wat je als gast hebt gespeeld, blijft van jou.
account-login-go = Inloggen
account-register-go = Account maken
account-is = Je bent { $name }.
account-logout = Uitloggen
account-rating = { $game }: rating { $n } ± { $doubt } na { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
account-sessions = Waar je bent ingelogd
account-session-since = sinds { $day }
account-session-here = hier
account-session-end = Beëindigen
account-session-end-of = De sessie op { $device } beëindigen
account-password-change = Het wachtwoord wijzigen
account-password-old = Het huidige wachtwoord
account-password-new = Het nieuwe wachtwoord
account-password-go = Wijzigen
account-password-changed = Het wachtwoord is gewijzigd; alle andere sessies en alle tokens van je bots zijn beëindigd.
account-games = Je partijen
account-no-games = Je hebt nog aan geen tafel gezeten.
account-game-open = nog niet afgelopen
account-game-go-on = Verder
account-game-why = Waarom?
