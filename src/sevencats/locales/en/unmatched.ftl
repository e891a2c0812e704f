### Unmatched: Steel & Silver: its names, and what is asked, chosen, told and explained, in English.

## Heroes, fighters, boards

hero-geralt = Geralt of Rivia
hero-ciri = Ciri
hero-leshen = Ancient Leshen
fighter-geralt = Geralt
fighter-dandelion = Dandelion
fighter-ciri = Ciri
fighter-ihuarraquax = Ihuarraquax
fighter-leshen = Leshen
fighter-wolf = Wolf { $letter }
fighter-mirrored = { $fighter } ({ $n })
board-kaer-morhen = Kaer Morhen
board-fayrlund-forest = Fayrlund Forest
ability-always-prepared = Always Prepared
    .does = Before the game choose one sword, one armor and one potion; both copies of each join the deck.
ability-source = Source
    .does = Cards with a Source number grow stronger the more Source cards lie in your discard pile; with seven there, your cards cannot be cancelled.
ability-heart-of-the-forest = Heart of the Forest
    .does = If the Leshen has attacked this turn already, its attack is worth 3 more.

## Zones

zone-moss = moss green
zone-white = white
zone-sky = sky blue
zone-royal = royal blue
zone-gold = gold
zone-purple = purple
zone-gray = grey
zone-orange = orange
zone-light-green = light green
zone-slate = slate
zone-dark-green = dark green
zone-red = red
zone-cream = cream
zone-light-blue = light blue
zone-tan = tan

## Kinds of cards, categories of equipment, moments

type-attack = Attack
type-defence = Defence
type-versatile = Versatile
type-scheme = Scheme

## Cards

card-igni = Igni
    .does = After combat the opposing fighter takes 2 damage and everybody else beside Geralt takes 1.
card-riposte = Riposte
    .does = After combat either deal 1 damage to a fighter beside Geralt or let him change places with one.
card-yrden = Yrden
    .does = At once the opposing fighter is held on its space until the turn is over. After combat Geralt moves up to 2.
card-rend = Rend
    .does = During combat you may boost this card.
card-disciplined-duelist = Disciplined Duelist
    .does = After combat the number printed on the opponent's card decides: at 2 you may draw a card, at 3 the opposing fighter takes 1 damage, at 4 the opponent discards a card.
card-damn-youre-ugly = Damn, You're Ugly
    .does = No effect.
card-annoying-tune = Annoying Tune
    .does = After combat you move the opposing fighter up to 4.
card-plot-twist = Plot Twist
    .does = After combat you see the opponent's hand and pick a card that is discarded; then you draw one.
card-witcher-senses = Witcher Senses
    .does = Search deck or discard pile for an Equipment card and take it. If it was in the deck, this card is shuffled in there.
card-sword-of-steel = Sword of Steel
    .does = After combat you gain an action, or two if the opposing fighter still has 8 health or more.
card-sword-of-silver = Sword of Silver
    .does = At once the value of the opponent's card is ignored if a 4 or more is printed on it.
card-wolf-medallion = Wolf Medallion
    .does = At once the effects of the opponent's card are cancelled. During combat its value is ignored if the opposing fighter is not beside Geralt.
card-armor-of-the-forgotten-wolf = Armor of the Forgotten Wolf
    .does = During combat this card has 1 more for everybody beside Geralt. After combat the turn is over.
card-blizzard = Blizzard
    .does = Draw a card, then Geralt moves up to 3. As long as it lies in play no opponent gains actions. It is discarded at the end of a turn of yours without an attack.
card-tawny-owl = Tawny Owl
    .does = Draw two cards and gain an action. As long as it lies in play you may ignore an effect that would have you discard from your hand. It is discarded at the end of a turn of yours without an attack.
card-lion-cub-of-cintra = Lion Cub of Cintra
    .does = During combat, Source 1: the value is 4 instead. Source 5: it is 7 instead.
card-channel-the-source = Channel the Source
    .does = During combat you may discard Source cards from your hand, as many as you like: 2 more for each.
card-bane-of-the-aen-elle = Bane of the Aen Elle
    .does = After combat Ihuarraquax moves up to 4, also through opposing fighters, and one that he passed takes 1 damage.
card-pushed-to-the-brink = Pushed to the Brink
    .does = After combat, Source 2: 1 damage to the opposing fighter. Source 7: 2 damage to an opposing fighter at most 3 spaces from Ciri.
card-the-lady-of-space-and-time = The Lady of Space and Time
    .does = After combat, Source 3: a card of your discard pile goes on top of your deck. Source 8: one goes to your hand, and you draw another.
card-zireael = Zireael
    .does = During combat, Source 3: the value is 4 instead. Source 5: it is 4, and the opponent discards a card by lot.
card-blink = Blink
    .does = After combat Ciri moves up to 3, also through opposing fighters.
card-searching-strike = Searching Strike
    .does = After combat, if you won: you may search your deck for a Source card, show it and take it.
card-parry = Parry
    .does = At once the effects of the opponent's card are cancelled.
card-child-of-the-elder-blood = Child of the Elder Blood
    .does = Source 4: everybody else in Ciri's zone takes 1 damage. Source 9: 3 damage.
card-unicorn-ally = Unicorn Ally
    .does = Ciri recovers 2 health. As long as it lies in play you draw a card after each combat of yours. It is discarded at the end of a turn of yours with 5 or more cards in hand.
card-flock-of-birds = Flock of Birds
    .does = After combat you may place the Leshen on any space.
card-primeval-slam = Primeval Slam
    .does = After combat summon a Wolf in the Leshen's zone, then each Wolf moves up to 3.
card-command-the-forest = Command the Forest
    .does = After combat, if you won: the opponent discards a card.
card-nature-abounds = Nature Abounds
    .does = After combat draw a card for each fighter of yours beside the opposing fighter.
card-disturbing-howls = Disturbing Howls
    .does = After combat you move the opposing fighter up to 2 and gain an action.
card-planted-feet = Planted Feet
    .does = After combat draw a card if your fighter has not left its space this turn.
card-wily-fighting = Wily Fighting
    .does = After combat every opposing fighter beside yours takes 1 damage.
card-harrying-strike = Harrying Strike
    .does = During combat this card has 2 more for each fighter of yours beside the opposing fighter.
card-primeval-guardian = Primeval Guardian
    .does = During combat the opponent's top card is discarded, and its boost is added to the opponent's value. After combat each Wolf moves up to 3.
card-strength-of-the-pack = Strength of the Pack
    .does = Summon a Wolf in the Leshen's zone. As long as it lies in play the Leshen recovers 1 health at the start of your turns. It is discarded at the end of a turn of yours with no Wolf in that zone.
card-vanish-into-murder = Vanish into Murder
    .does = Every opposing fighter in the Leshen's zone takes 1 damage, and the Leshen leaves the board. At the start of your next turn place it on any empty space, then draw a card.

## Terms

term-hero = Hero
term-sidekick = Sidekick
term-fighter = Fighter
term-space = Space
term-zone = Zone
term-health = Health
term-move-value = Move value
term-melee = Melee
term-ranged = Ranged
term-boost = Boost
term-banner = Banner
term-action = Action
term-manoeuvre = Manoeuvre
term-ongoing-scheme = Ongoing scheme
term-equipment = Equipment
term-source-card = Source card
term-hand = Hand

## Questions

unmatched-ask-equipment = Which equipment do you take?
    .other = { $who } chooses equipment.
unmatched-ask-place = Where is the figure to stand?
    .other = { $who } places a figure.
unmatched-ask-draw = Do you draw a card?
    .other = { $who } may draw a card.
    .luck = { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
unmatched-ask-action = Your action: manoeuvre, scheme or attack.
    .other = { $who } chooses an action.
unmatched-ask-boost = Discard a card for its boost?
    .other = { $who } may discard a card for its boost.
unmatched-ask-limit = Your hand is over the limit: which card do you discard?
    .other = { $who } discards down to seven cards.
unmatched-ask-move = Who moves, and where to?
    .other = { $who } moves fighters.
unmatched-ask-attack = Which card do you attack with?
    .other = { $who } lays an attack card.
unmatched-ask-defence = Which card do you defend with?
    .other = { $who } may lay a defence card.
unmatched-ask-discard = Which card do you discard?
    .other = { $who } must discard a card.
    .luck = { $you ->
        [yes] Luck chooses the card that you discard.
       *[no] Luck chooses the card that { $who } discards.
    }
unmatched-ask-ignore = Do you discard a card by lot, or ignore the effect?
    .other = { $who } may ignore a discard.
unmatched-ask-look = Which card of the opponent's hand is discarded?
    .other = { $who } looks at a hand and chooses a card there.
unmatched-ask-search = Where do you search?
    .other = { $who } chooses where to search.
unmatched-ask-take = Which card do you take?
    .other = { $who } chooses a card to take.
unmatched-ask-mill =
    .luck = Luck turns up the top card of a deck.
unmatched-ask-hit = Who takes the damage?
    .other = { $who } chooses who takes the damage.
unmatched-ask-spend = Which Source card do you discard?
    .other = { $who } may discard Source cards.
unmatched-ask-through = Through whom did the way lead?
    .other = { $who } chooses through whom the way led.
unmatched-ask-riposte = Deal damage, or change places?
    .other = { $who } deals damage or changes places.
unmatched-ask-summon = Where does the Wolf come?
    .other = { $who } summons a Wolf.

## Options

unmatched-option-equip = { $card }
unmatched-option-place = { $fighter } to { $space }
unmatched-option-move = { $fighter } to { $space }
unmatched-option-manoeuvre = Manoeuvre
unmatched-option-scheme = Scheme: { $card }
unmatched-option-attack = { $fighter } attacks { $target }
unmatched-option-lay = Attack with { $card }
unmatched-option-defend = Defend with { $card }
unmatched-option-boost = Boost with { $card }
unmatched-option-discard = Discard { $card }
unmatched-option-take = Take { $card }
unmatched-option-draw-one = Draw a card
unmatched-option-draw = Draw { $card }
unmatched-option-search-deck = Search your deck
unmatched-option-search-discard = Search your discard pile
unmatched-option-hit = Damage { $fighter }
unmatched-option-swap = Change places with { $fighter }
unmatched-option-through = Through { $fighter }
unmatched-option-through-nobody = Through nobody
unmatched-option-accept = Discard by lot
unmatched-option-ignore = Ignore the effect
unmatched-option-decline = No, thanks
unmatched-option-done = Done

## Events

unmatched-event-equipped = { $you ->
        [yes] You take { $card } along.
       *[no] { $who } takes { $card } along.
    }
unmatched-event-placed = { $fighter } is placed on { $space }.
unmatched-event-moved = { $fighter } moves to { $space }.
unmatched-event-swapped = { $fighter } changes to { $space }.
unmatched-event-removed = { $fighter } leaves the board.
unmatched-event-rooted = { $fighter } cannot leave { $space } this turn.
unmatched-event-drew = { $you ->
        [yes] You draw { $known ->
            [yes] { $card }
           *[no] a card
        }.
       *[no] { $who } draws { $known ->
            [yes] { $card }
           *[no] a card
        }.
    }
unmatched-event-turn = { $you ->
        [yes] Your turn begins.
       *[no] { $who }'s turn begins.
    }
unmatched-event-manoeuvre = { $you ->
        [yes] You manoeuvre.
       *[no] { $who } manoeuvres.
    }
unmatched-event-scheme = { $you ->
        [yes] You play the scheme { $card }.
       *[no] { $who } plays the scheme { $card }.
    }
unmatched-event-discarded = { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
unmatched-event-attacked = { $fighter } attacks { $target }.
unmatched-event-laid = { $you ->
        [yes] You lay { $known ->
            [yes] { $card }
           *[no] a card
        } face down.
       *[no] { $who } lays { $known ->
            [yes] { $card }
           *[no] a card
        } face down.
    }
unmatched-event-revealed = { $you ->
        [yes] You reveal { $card }.
       *[no] { $who } reveals { $card }.
    }
unmatched-event-cancelled = The effects of { $card } are cancelled.
unmatched-event-fought = { $you ->
        [yes] You win the combat, { $attack } against { $defence }: { $damage } combat damage.
       *[no] { $who } wins the combat, { $attack } against { $defence }: { $damage } combat damage.
    }
unmatched-event-damaged = { $fighter } takes { $n } damage.
unmatched-event-recovered = { $fighter } recovers { $n } health.
unmatched-event-defeated = { $fighter } is defeated.
unmatched-event-exhausted = { $you ->
        [yes] Your deck is empty: each of your fighters takes { $n } damage.
       *[no] { $who }'s deck is empty: each fighter there takes { $n } damage.
    }
unmatched-event-gained = { $you ->
        [yes] You gain { $n ->
            [one] an action
           *[other] { $n } actions
        }.
       *[no] { $who } gains { $n ->
            [one] an action
           *[other] { $n } actions
        }.
    }
unmatched-event-ended = { $you ->
        [yes] Your turn ends at once.
       *[no] { $who }'s turn ends at once.
    }
unmatched-event-looked = { $you ->
        [yes] The opponent looks at your hand ({ $n ->
            [one] one card
           *[other] { $n } cards
        }).
       *[no] { $who }'s hand is looked at ({ $n ->
            [one] one card
           *[other] { $n } cards
        }).
    }
unmatched-event-searched = { $you ->
        [yes] You search your deck.
       *[no] { $who } searches the deck.
    }
unmatched-event-took = { $you ->
        [yes] You take { $card }.
       *[no] { $who } takes { $card }.
    }
unmatched-event-returned = { $you ->
        [yes] You take { $card } out of your discard pile.
       *[no] { $who } takes { $card } out of the discard pile.
    }
unmatched-event-out = { $you ->
        [yes] You are out of the game.
       *[no] { $who } is out of the game.
    }
unmatched-event-dormant = { $you ->
        [yes] You have no fighter on the board.
       *[no] { $who } has no fighter on the board.
    }

## Explanations: one step to the value of a card in combat

unmatched-explain-no-card = No card: { $n }
unmatched-explain-printed = Printed value: { $n }
unmatched-explain-instead = Another value instead: { $n }
unmatched-explain-added = With { $causes }: { $n }
unmatched-explain-ignored = Ignored because of { $causes }: { $n }
unmatched-explain-cancelled = The effects of this card are cancelled

## Explanations: why a space can be reached, or not

unmatched-explain-reaches = { $a } can reach { $b }: { $n } of { $c } steps
unmatched-explain-away = { $a } cannot reach { $b }: it is off the board until it returns
unmatched-explain-defeated = { $a } cannot reach { $b }: it is defeated
unmatched-explain-stands-there = { $a } cannot reach { $b }: it stands there already
unmatched-explain-held = { $a } cannot reach { $b }: it cannot leave its space this turn
unmatched-explain-occupied = { $a } cannot reach { $b }: { $c } stands there
unmatched-explain-blocked = { $a } cannot reach { $b }: opposing fighters are in the way
unmatched-explain-arrows = { $a } cannot reach { $b }: the arrows lead the other way, and it is { $n ->
        [one] one step
       *[other] { $n } steps
    } around
unmatched-explain-too-far = { $a } cannot reach { $b }: it is { $n ->
        [one] one step
       *[other] { $n } steps
    } away, and { $c } are allowed

## Explanations: why a fighter may be attacked, or not

unmatched-explain-adjacent = { $a } can attack { $b }: they are adjacent
unmatched-explain-same-zone = { $a } can attack { $b } at range: both stand in the zone { $c }
unmatched-explain-two-zones = { $a } can attack { $b } at range: both stand in the zones { $c } and { $d }
unmatched-explain-attacker-away = { $a } cannot attack { $b }: the attacker is off the board until it returns
unmatched-explain-attacker-defeated = { $a } cannot attack { $b }: the attacker is defeated
unmatched-explain-target-away = { $a } cannot attack { $b }: the target is off the board until it returns
unmatched-explain-target-defeated = { $a } cannot attack { $b }: the target is defeated
unmatched-explain-same-side = { $a } cannot attack { $b }: they are on the same side
unmatched-explain-not-adjacent = { $a } cannot attack { $b }: they are not adjacent
unmatched-explain-no-common-zone = { $a } cannot attack { $b }: they are not adjacent and share no zone
unmatched-explain-first-turn = { $a } cannot attack { $b }: in a first turn only the next player may be attacked

## How it ended

unmatched-outcome-defeat = { $you ->
        [yes] You win: your hero is the last one standing.
       *[no] { $who } wins: that hero is the last one standing.
    }
unmatched-outcome-turns = The game is drawn: it has lasted too long.
