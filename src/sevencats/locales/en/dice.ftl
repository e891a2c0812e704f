### Gwen't, the game with dice: its names, and what is asked, chosen, told and explained, in English.

## Dice

die = d{ $faces }
die-showing = { $value } on a d{ $faces }

## Factions

dice-faction-northern-realms = Northern Realms
    .does = A round that is won, but not the game, adds a die: one of your choice from the deck, or a lent d6.
dice-faction-monsters = Monsters
    .does = After each round a d10 is rolled, and the leftmost die of the row that shows no more stays for the next round.
dice-faction-nilfgaard = Nilfgaardians
    .does = Each 10 on a d10 of the hand explodes: it stays, and one more die from the deck may be rolled.
dice-faction-scoiatael = Scoia'tael
    .does = Decide who starts, and win every tied round.
dice-faction-random = Left to luck
    .does = Luck chooses one of the four factions.

## Difficulties, and which ten dice an opponent keeps

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-roll = Left to a d10
keeps-lowest = the ten lowest
keeps-median = the ten median ones
keeps-highest = the ten highest

## Terms

term-die = Die
term-base-hand = Base hand
term-difficulty = Difficulty
term-bet = Bet
term-stake = Stake
term-pot = Pot
term-reward = Reward
term-merchant = Merchant
term-market-value = Market value
term-purse = Purse
term-collection = Collection
term-set = Gwen't set
term-tactics-check = Tactics check
term-bonus-round = Bonus round
term-roll-off = Roll-off
term-faction-bonus = Faction bonus
crowns = { $n ->
        [one] one Redanian crown
       *[other] { $n } Redanian crowns
    }

## Questions

dice-ask-faction =
    .luck = { $you ->
        [yes] Luck chooses your faction.
       *[no] Luck chooses { $who }'s faction.
    }
dice-ask-difficulty =
    .luck = A d10 sets the difficulty.
dice-ask-first = Who shall start?
    .other = { $who } decides who starts.
    .luck = A coin decides who starts.
dice-ask-pick = Which dice do you roll? { $n ->
        [one] One is still to be picked.
       *[other] { $n } are still to be picked.
    }
    .other = { $who } picks dice to roll.
dice-ask-roll =
    .luck = { $you ->
        [yes] You roll a die.
       *[no] { $who } rolls a die.
    }
dice-ask-check =
    .luck = { $you ->
        [yes] You roll a d10 for the Tactics check.
       *[no] { $who } rolls a d10 for the Tactics check.
    }
dice-ask-reroll = Tactics: which die do you reroll? { $n ->
        [one] One reroll is left.
       *[other] { $n } rerolls are left.
    }
    .other = { $who } may reroll low dice.
dice-ask-explode = A ten explodes: which die of your deck do you roll?
    .other = A ten explodes, and { $who } may roll another die.
dice-ask-turn = Your turn: play a die or pass.
    .other = It is { $who }'s turn.
dice-ask-add = Which die of your deck joins your hand?
    .other = { $who } chooses a die from the deck.
dice-ask-keep =
    .luck = { $you ->
        [yes] You roll a d10 for the die that stays.
       *[no] { $who } rolls a d10 for the die that stays.
    }
dice-ask-roll-off =
    .luck = { $you ->
        [yes] You roll a d10 in the roll-off.
       *[no] { $who } rolls a d10 in the roll-off.
    }
dice-ask-reward =
    .luck = { $you ->
        [yes] You roll a d100 for your reward.
       *[no] { $who } rolls a d100 for the reward.
    }

## Options

dice-option-first = { $you ->
        [yes] You start
       *[no] { $who } starts
    }
dice-option-faction = { $faction }
dice-option-take = Roll a { $die }
dice-option-largest = The largest dice
dice-option-roll = { $die }
dice-option-reroll = Reroll { $die }
dice-option-add = Add a { $die }
dice-option-play = Play { $die }
dice-option-pass = Pass
dice-option-done = Done
dice-option-decline = No die

## Events

dice-event-faction = { $you ->
        [yes] Your faction: { $faction }.
       *[no] { $who }'s faction: { $faction }.
    }
dice-event-difficulty = A { $roll } on the d10. Difficulty: { $difficulty }.
dice-event-first = { $you ->
        [yes] You start round { $round }.
       *[no] { $who } starts round { $round }.
    }
dice-event-picked = { $you ->
        [yes] You pick { $known ->
            [yes] a { $die }
           *[no] a die
        }.
       *[no] { $who } picks { $known ->
            [yes] a { $die }
           *[no] a die
        }.
    }
dice-event-rolled = { $you ->
        [yes] You roll { $known ->
            [yes] { $die }
           *[no] a die
        }.
       *[no] { $who } rolls { $known ->
            [yes] { $die }
           *[no] a die
        }.
    }
dice-event-rerolled = { $you ->
        [yes] You reroll { $known ->
            [yes] { $die }
           *[no] a die
        }.
       *[no] { $who } rerolls { $known ->
            [yes] { $die }
           *[no] a die
        }.
    }
dice-event-base = { $you ->
        [yes] You keep { $keeps } of your dice.
       *[no] { $who } keeps { $keeps } of the dice.
    }
dice-event-exploded = { $you ->
        [yes] Your ten explodes.
       *[no] { $who }'s ten explodes.
    }
dice-event-added = { $you ->
        [yes] You add { $known ->
            [yes] a { $die }
           *[no] a die
        }.
       *[no] { $who } adds { $known ->
            [yes] a { $die }
           *[no] a die
        }.
    }
dice-event-check = { $you ->
        [yes] Your Tactics check: { $total } ({ $die }).
       *[no] { $who }'s Tactics check: { $total } ({ $die }).
    }
dice-event-played = { $you ->
        [yes] You play { $die }. Your total: { $total }.
       *[no] { $who } plays { $die }. Total: { $total }.
    }
dice-event-passed = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
dice-event-round = { $you ->
        [yes] You win round { $round }.
        [nobody] Round { $round } is a tie.
       *[no] { $who } wins round { $round }.
    }
dice-event-kept = { $you ->
        [yes] A { $roll } on the d10: your { $die } stays.
       *[no] A { $roll } on the d10: { $who }'s { $die } stays.
    }
dice-event-rolled-again = No die shows so little ({ $die }): the d10 is rolled again.
dice-event-roll-off = { $you ->
        [yes] Roll-off: you roll { $roll }.
       *[no] Roll-off: { $who } rolls { $roll }.
    }
dice-event-reward = { $you ->
        [yes] A { $roll } on the d100: you win a { $die }.
       *[no] A { $roll } on the d100: { $who } wins a { $die }.
    }

## Explanations: one die of a total

dice-explain-die = { $causes }. Total: { $n }
dice-explain-kept = { $causes }, kept from the round before. Total: { $n }

## How it ended

dice-outcome-rounds = { $you ->
        [yes] You win the game by rounds.
        [nobody] The game is drawn: both sides have won as many rounds.
       *[no] { $who } wins the game by rounds.
    }
dice-outcome-lives = { $you ->
        [yes] You win the game: the other side has no lives left.
        [nobody] The game is drawn: both sides have lost their last life.
       *[no] { $who } wins the game: the other side has no lives left.
    }
dice-outcome-roll-off = { $you ->
        [yes] You win the game by the roll-off.
       *[no] { $who } wins the game by the roll-off.
    }
