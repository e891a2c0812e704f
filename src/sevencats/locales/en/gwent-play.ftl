### What is asked, chosen, told and explained at a table of Gwent, in English.

## Questions: the value is for the one who is asked, .other for everybody else, .luck when luck is asked

gwent-ask-first = Who shall start?
    .other = { $who } decides who starts.
    .luck = A coin decides who starts.
gwent-ask-draw =
    .luck = { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
gwent-ask-swap = Replace a card of your opening hand? { $n ->
        [one] You may replace one more.
       *[other] You may replace up to { $n }.
    }
    .other = { $who } may replace cards of the opening hand.
gwent-ask-turn = Your turn: play a card, use your leader or pass.
    .other = It is { $who }'s turn.
gwent-ask-row = Which row is { $what } to go to?
    .other = { $who } chooses a row for { $what }.
gwent-ask-decoy = Which unit does the Decoy replace?
    .other = { $who } chooses the unit that a Decoy replaces.
gwent-ask-revive = Which unit of your discard pile comes back?
    .other = { $who } chooses a unit to revive.
    .luck = Luck chooses the unit that comes back.
gwent-ask-weather = Which weather card do you play from your deck?
    .other = { $who } chooses a weather card from the deck.
gwent-ask-take = Which card do you take into your hand?
    .other = { $who } chooses a card from a discard pile.
gwent-ask-discard = Which card do you discard? { $n ->
        [one] One card is still to go.
       *[other] { $n } cards are still to go.
    }
    .other = { $who } chooses cards to discard.
gwent-ask-fetch = Which card of your deck do you take?
    .other = { $who } looks for a card in the deck.
gwent-ask-show =
    .luck = Luck chooses the cards that are shown.
gwent-ask-keep =
    .luck = Luck chooses the unit that stays on the field.
gwent-ask-return =
    .luck = Luck chooses the units that return from the discard pile.

## Options

gwent-option-first = { $you ->
        [yes] You start
       *[no] { $a } starts
    }
gwent-option-play = Play { $a }
gwent-option-leader = Use your leader
gwent-option-pass = Pass
gwent-option-done = Done
gwent-option-replace = Replace { $a }
gwent-option-row = { $a }
gwent-option-decoy = Take back { $a } ({ $b })
gwent-option-revive = Revive { $a }
gwent-option-take = Take { $a }
gwent-option-discard = Discard { $a }
gwent-option-draw = Draw { $a }
gwent-option-show = Show { $a }
gwent-option-keep = Keep { $a } ({ $b })

## Events

gwent-event-first = { $you ->
        [yes] You start round { $n }.
       *[no] { $who } starts round { $n }.
    }
gwent-event-drew = { $you ->
        [yes] You draw { $known ->
            [yes] { $what }
           *[no] a card
        }.
       *[no] { $who } draws { $known ->
            [yes] { $what }
           *[no] a card
        }.
    }
gwent-event-swapped = { $you ->
        [yes] You replace { $known ->
            [yes] { $what }
           *[no] a card
        }.
       *[no] { $who } replaces { $known ->
            [yes] { $what }
           *[no] a card
        }.
    }
gwent-event-played = { $you ->
        [yes] You play { $what }.
       *[no] { $who } plays { $what }.
    }
gwent-event-placed = { $you ->
        [yes] { $what } comes to your side ({ $where }).
       *[no] { $what } comes to { $who }'s side ({ $where }).
    }
gwent-event-laid = { $you ->
        [yes] You lay { $what } beside a row ({ $where }).
       *[no] { $who } lays { $what } beside a row ({ $where }).
    }
gwent-event-destroyed = { $you ->
        [yes] Your { $what } is destroyed ({ $where }).
       *[no] { $what } is destroyed on { $who }'s side ({ $where }).
    }
gwent-event-decoyed = { $you ->
        [yes] A Decoy takes the place of { $what } ({ $where }), which returns to your hand.
       *[no] A Decoy takes the place of { $what } ({ $where }), which returns to { $who }'s hand.
    }
gwent-event-revived = { $you ->
        [yes] You revive { $what }.
       *[no] { $who } revives { $what }.
    }
gwent-event-transformed = { $you ->
        [yes] Your { $what } transforms ({ $where }).
       *[no] { $what } transforms on { $who }'s side ({ $where }).
    }
gwent-event-kept = { $you ->
        [yes] { $what } stays on your side ({ $where }).
       *[no] { $what } stays on { $who }'s side ({ $where }).
    }
gwent-event-returned = { $you ->
        [yes] { $what } returns from your discard pile.
       *[no] { $what } returns from { $who }'s discard pile.
    }
gwent-event-passed = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
gwent-event-leader = { $you ->
        [yes] You use your leader, { $what }.
       *[no] { $who } uses the leader { $what }.
    }
gwent-event-sounded = { $you ->
        [yes] A horn sounds on your side ({ $where }).
       *[no] A horn sounds on { $who }'s side ({ $where }).
    }
gwent-event-shown = { $you ->
        [yes] The other side looks at a card in your hand.
       *[no] { $known ->
            [yes] In { $who }'s hand you see { $what }.
           *[no] A card in { $who }'s hand is looked at.
        }
    }
gwent-event-took = { $you ->
        [yes] You take { $what } into your hand.
       *[no] { $who } takes { $what } into the hand.
    }
gwent-event-discarded = { $you ->
        [yes] You discard { $what }.
       *[no] { $who } discards { $what }.
    }
gwent-event-fetched = { $you ->
        [yes] You take { $known ->
            [yes] { $what }
           *[no] a card
        } from your deck.
       *[no] { $who } takes { $known ->
            [yes] { $what }
           *[no] a card
        } from the deck.
    }
gwent-event-moved = { $you ->
        [yes] Your { $what } moves ({ $where }).
       *[no] { $what } moves on { $who }'s side ({ $where }).
    }
gwent-event-shuffled = { $you ->
        [yes] { $n ->
            [one] One card returns
           *[other] { $n } cards return
        } from your discard pile to your deck.
       *[no] { $n ->
            [one] One card returns
           *[other] { $n } cards return
        } from { $who }'s discard pile to the deck.
    }
gwent-event-round = { $you ->
        [yes] You win round { $n }.
        [nobody] Round { $n } is a tie.
       *[no] { $who } wins round { $n }.
    }

## Explanations: one step from printed to shown strength

gwent-explain-printed = Printed strength: { $n }
gwent-explain-hero = A hero is not affected: { $n }
gwent-explain-weather = Weather ({ $causes }): { $n }
gwent-explain-spies-doubled = Spies are doubled ({ $causes }): { $n }
gwent-explain-tight-bond = Tight Bond ({ $causes }): { $n }
gwent-explain-morale = Morale Boost ({ $causes }): { $n }
gwent-explain-horn = Commander's Horn ({ $causes }): { $n }

## How it ended

gwent-outcome-gems = { $you ->
        [yes] You win the game: the other side has no gems left.
        [nobody] The game is drawn: both sides have lost their last gem.
       *[no] { $who } wins the game: the other side has no gems left.
    }
