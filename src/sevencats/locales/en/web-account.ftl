### The account, in English.

account-title = Your account
account-guest = You play as { $name }. An account keeps your games, decks and campaigns and opens them on every device.
account-login = I have an account
account-register = I am new
account-name = Name
account-password = Password, at least 8 characters
account-login-about = What you played as a guest moves into your account.
account-register-about = All that you played as a guest stays yours.
account-login-go = Log in
account-register-go = Make the account
account-is = You are { $name }.
account-logout = Log out
account-rating = { $game }: rating { $n } ± { $doubt } after { $games ->
        [one] one game
       *[other] { $games } games
    }
account-sessions = Where you are logged in
account-session-since = since { $day }
account-session-here = here
account-session-end = End
account-session-end-of = End the session on { $device }
account-password-change = Change the password
account-password-old = The password until now
account-password-new = The new password
account-password-go = Change it
account-password-changed = The password is changed; all other sessions and all tokens of your bots have ended.
account-games = Your games
account-no-games = You have not sat at a table yet.
account-game-open = not over yet
account-game-go-on = Go on
account-game-why = Why?
