### The names of Gwent in Dutch, as the rulebook or the video game prints them.

## Cards

card-decoy = Decoy
card-commanders-horn = Commander's Horn
card-scorch = Scorch
card-biting-frost = Biting Frost
card-impenetrable-fog = Impenetrable Fog
card-torrential-rain = Torrential Rain
card-clear-weather = Clear Weather
card-skellige-storm = Skellige Storm
card-mardroeme = Mardroeme
card-berserker = Berserker
card-clan-dimun-pirate = Clan Dimun Pirate

## Leaders

leader-emhyr-the-relentless = Emhyr var Emreis The Relentless
leader-eredin-bringer-of-death = Eredin Bringer of Death

## Factions

faction-northern-realms = Northern Realms
faction-nilfgaard = Nilfgaard
faction-monsters = Monsters
faction-scoiatael = Scoia'tael
faction-skellige = Skellige

## Abilities

ability-agile = Agile
ability-medic = Medic
ability-morale-boost = Morale Boost
ability-muster = Muster
ability-tight-bond = Tight Bond
ability-spy = Spy
ability-scorch = Scorch
ability-scorch-close = Scorch (Infanterie)
ability-scorch-ranged = Scorch (Boogschutters)
ability-scorch-siege = Scorch (Artillerie)
ability-commanders-horn = Commander's Horn
ability-summon-avenger = Summon
ability-berserker = Berserker
ability-mardroeme = Mardroeme
ability-decoy = Decoy
ability-hero = Held

## Rows

row-close = Infanterie
row-ranged = Boogschutters
row-siege = Artillerie

## Terms

term-leader-card = Leiderkaart
term-unit-card = Troepenkaart
term-special-card = Speciale kaart
term-weather-card = Weerkaart
term-help-card = Hulpkaart
term-discard-pile = Aflegstapel
term-deck = Deck
term-reserve-deck = Secundair deck
term-gem = Edelsteen
term-strength = Sterkte
term-round = Ronde
term-pass = Passen
term-active = Actief
term-passive = Passief
term-golden-rule = Gouden regel
term-initiation = Variant voor beginners
term-battlefield = Slagveld
