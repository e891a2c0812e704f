### The screen of Unmatched, in English.

## The words that name a moment at the start of a card's sentence, with | between them

web-unmatched-moments = At once|During combat|After combat

## Sides

web-unmatched-actions = { $n ->
        [0] last action
        [one] 1 action left
       *[other] { $n } actions left
    }
web-unmatched-melee = melee · move { $n }
web-unmatched-ranged = ranged · move { $n }
web-unmatched-health = { $fighter }: { $n } of { $most } health
web-unmatched-fighter = { $fighter }: { $n } of { $most } health, move { $move }, { $ranged ->
        [yes] ranged
       *[no] melee
    }.
web-unmatched-hand = { $n } in hand
web-unmatched-deck = Deck { $n }
web-unmatched-exhausted = Deck empty
web-unmatched-sources = Source { $n }
web-unmatched-discard = Discards { $n }
web-unmatched-out = Out of the game
web-unmatched-dormant = Not on the board
web-unmatched-cards-of = Cards: { $who }
web-unmatched-in-play = In play
web-unmatched-seen = Cards that you have seen in this hand
web-unmatched-no-discard = Nothing has been discarded yet.
web-unmatched-hidden = Not seen yet, in the deck or in the hand: { $n }
web-unmatched-empty-hand = Your hand is empty.

## Cards

web-unmatched-any = Any
web-unmatched-source = Source
web-unmatched-ongoing = Ongoing
web-unmatched-face-down = A card, face down

## The battlefield

web-unmatched-space = { $space }: { $zones }.
web-unmatched-stands = { $own ->
        [yes] Your { $fighter }
       *[no] Opposing { $fighter }
    }, { $n } of { $most } health.
web-unmatched-one-way = One way

## The question

web-unmatched-question = The question
web-unmatched-who-moves = Who moves
web-unmatched-hint-move = { $fighter }: choose a lit space.
web-unmatched-hint-target = Choose a fighter with a red ring.
web-unmatched-hint-action = { $n ->
        [one] This is your last action.
       *[other] You have { $n } actions.
    }
web-unmatched-hint-hand = Choose a lit card.
web-unmatched-does-manoeuvre = Draw a card; then you may boost, and move each of your fighters. It takes one action.
web-unmatched-does-attack = Then you choose the card to attack with. It takes one action.
web-unmatched-only = Nothing else is possible.
web-unmatched-back = Back
web-unmatched-skip = Skip

## Combat

web-unmatched-combat = Combat
web-unmatched-duel = { $attacker } attacks { $target }
web-unmatched-against = against
web-unmatched-damage = { $n } damage
web-unmatched-no-card = No card
web-unmatched-choosing = A card is being chosen
web-unmatched-perhaps = A defence, perhaps
web-unmatched-nothing = Nothing to do.
web-unmatched-instead = { $card } is worth { $n } instead.
web-unmatched-worth = { $card } is worth { $n }; { $printed } is printed on it.
web-unmatched-added = { $card } is worth { $n } more because of { $cause }.
web-unmatched-ignored = { $card } counts for nothing because of { $cause }.
web-unmatched-step-laid = Cards laid.
web-unmatched-step-reveal = Reveal.
web-unmatched-step-immediately = At once.
web-unmatched-step-during = During combat.
web-unmatched-step-damage = Damage.
web-unmatched-step-after = After combat.
web-unmatched-short-laid = Laid
web-unmatched-short-reveal = Reveal
web-unmatched-short-immediately = At once
web-unmatched-short-during = During
web-unmatched-short-damage = Damage
web-unmatched-short-after = After

## Tools

web-unmatched-zones = Zones
web-unmatched-discards = Discards

## Laying a table

web-unmatched-players = Players
web-unmatched-players-two = Two
web-unmatched-players-three = Three, everybody for themselves
web-unmatched-third-hero = The third hero
