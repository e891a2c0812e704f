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
       *[no] { $who } starts
    }
gwent-option-play = Play { $card }
gwent-option-leader = Use your leader
gwent-option-pass = Pass
gwent-option-done = Done
gwent-option-replace = Replace { $card }
gwent-option-row = { $row }
gwent-option-decoy = Take back { $card } ({ $row })
gwent-option-revive = Revive { $card }
gwent-option-take = Take { $card }
gwent-option-discard = Discard { $card }
gwent-option-draw = Draw { $card }
gwent-option-show = Show { $card }
gwent-option-keep = Keep { $card } ({ $row })

## Events

gwent-event-first = { $you ->
        [yes] You start round { $round }.
       *[no] { $who } starts round { $round }.
    }
gwent-event-drew = { $you ->
        [yes] You draw { $known ->
            [yes] { $card }
           *[no] a card
        }.
       *[no] { $who } draws { $known ->
            [yes] { $card }
           *[no] a card
        }.
    }
gwent-event-swapped = { $you ->
        [yes] You replace { $known ->
            [yes] { $card }
           *[no] a card
        }.
       *[no] { $who } replaces { $known ->
            [yes] { $card }
           *[no] a card
        }.
    }
gwent-event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
gwent-event-placed = { $cause ->
        [none] { $mine ->
            [yes] { $across ->
                [yes] You play { $card } on { $who }'s side ({ $row }).
               *[no] You play { $card } ({ $row }).
            }
           *[no] { $across ->
                [yes] { $you ->
                    [yes] { $doer } plays { $card } on your side ({ $row }).
                   *[no] { $doer } plays { $card } on { $who }'s side ({ $row }).
                }
               *[no] { $doer } plays { $card } ({ $row }).
            }
        }
       *[other] { $you ->
            [yes] { $card } comes to your side ({ $row }).
           *[no] { $card } comes to { $who }'s side ({ $row }).
        }
    }
gwent-event-laid = { $you ->
        [yes] You lay { $card } beside a row ({ $row }).
       *[no] { $who } lays { $card } beside a row ({ $row }).
    }
gwent-event-destroyed = { $you ->
        [yes] Your { $card } is destroyed ({ $row }).
       *[no] { $card } is destroyed on { $who }'s side ({ $row }).
    }
gwent-event-decoyed = { $you ->
        [yes] You play a Decoy: { $card } ({ $row }) returns to your hand.
       *[no] { $who } plays a Decoy: { $card } ({ $row }) returns to the hand.
    }
gwent-event-revived = { $you ->
        [yes] You revive { $card }.
       *[no] { $who } revives { $card }.
    }
gwent-event-transformed = { $you ->
        [yes] Your { $card } transforms ({ $row }).
       *[no] { $card } transforms on { $who }'s side ({ $row }).
    }
gwent-event-kept = { $you ->
        [yes] { $card } stays on your side ({ $row }).
       *[no] { $card } stays on { $who }'s side ({ $row }).
    }
gwent-event-returned = { $you ->
        [yes] { $card } returns from your discard pile.
       *[no] { $card } returns from { $who }'s discard pile.
    }
gwent-event-passed = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
gwent-event-leader = { $you ->
        [yes] You use your leader, { $leader }.
       *[no] { $who } uses the leader { $leader }.
    }
gwent-event-sounded = { $you ->
        [yes] A horn sounds on your side ({ $row }).
       *[no] A horn sounds on { $who }'s side ({ $row }).
    }
gwent-event-shown = { $you ->
        [yes] The other side looks at a card in your hand.
       *[no] { $known ->
            [yes] In { $who }'s hand you see { $card }.
           *[no] A card in { $who }'s hand is looked at.
        }
    }
gwent-event-took = { $you ->
        [yes] You take { $card } into your hand.
       *[no] { $who } takes { $card } into the hand.
    }
gwent-event-discarded = { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
gwent-event-fetched = { $you ->
        [yes] You take { $known ->
            [yes] { $card }
           *[no] a card
        } from your deck.
       *[no] { $who } takes { $known ->
            [yes] { $card }
           *[no] a card
        } from the deck.
    }
gwent-event-moved = { $you ->
        [yes] Your { $card } moves ({ $row }).
       *[no] { $card } moves on { $who }'s side ({ $row }).
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
        [yes] You win round { $round }{ $known ->
            [yes] , for the { $faction } wins ties
           *[no] {""}
        }.
        [nobody] Round { $round } is a tie{ $known ->
            [yes] : both sides are the { $faction }
           *[no] {""}
        }.
       *[no] { $who } wins round { $round }{ $known ->
            [yes] , for the { $faction } wins ties
           *[no] {""}
        }.
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
