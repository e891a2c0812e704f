// Made by `make generate`; do not edit.

import type { HouseRule, HouseValue } from "./core";
import type { GameName } from "./games";

export const LANGUAGES: Record<string, string> = {
  "en": "English",
  "fr": "Français",
  "nl": "Nederlands",
  "cs": "Čeština",
  "de": "Deutsch",
  "pl": "Polski"
};

export const COMPLETE: string[] = [
  "en",
  "fr",
  "nl",
  "cs"
];

// Names: which messages a word may be the name of, and words that have parts.

export const KINDS: Record<GameName, string[]> = {
  "gwent": [
    "card",
    "leader",
    "row",
    "faction"
  ],
  "dice": [
    "dice-faction",
    "difficulty",
    "keeps"
  ],
  "unmatched": [
    "fighter",
    "card",
    "hero",
    "ability",
    "zone",
    "board"
  ]
};

export const THINGS: string[] = [
  "card",
  "leader",
  "faction",
  "edition"
];

export const NAMED: string[] = [
  "card",
  "other",
  "leader",
  "faction",
  "owner",
  "box"
];

export const DIE = /^d(\d+)(?:=(\d+))?$/;

export const GUEST = /^Guest (\d{4})$/;

export const FIGHTER = /^(.+?)(?:-([a-f]))?(?:-(\d))?$/;

// The ledger of a campaign: what the books write, and the message that says it.

export const CAUSES: [RegExp, string][] = [
  [/^first set$/, "first-set"],
  [/^first purse$/, "first-purse"],
  [/^stakes of game (?<n>\d+)$/, "stakes"],
  [/^stakes of game (?<n>\d+), (?<what>\w+) by a d10 of (?<roll>\d+)$/, "stakes-rolled"],
  [/^pay-out of game (?<n>\d+)$/, "pay-out"],
  [/^drawn game (?<n>\d+)$/, "drawn"],
  [/^game (?<n>\d+) called off$/, "called-off"],
  [/^bought (?<n>\d+) (?<what>d\d+)$/, "bought"],
  [/^new set, (?<what>.+)$/, "new-set"],
  [/^gift of the game master$/, "gift"],
  [/^spent elsewhere$/, "spent"],
  [/^undone: (?<cause>.+)$/, "undone"],
];

export const ACCOUNTS: Record<string, string> = {
  "npc": "house",
  "merchant": "merchant"
};

// What can be chosen before a game.

export const EDITIONS: { gwent: string[]; dice: string[] } = {
  "gwent": [
    "anniversary",
    "classic-2015",
    "witcher-3"
  ],
  "dice": [
    "rulebook",
    "strict",
    "lives",
    "foundry"
  ]
};

export const FACTIONS: { gwent: string[]; dice: string[] } = {
  "gwent": [
    "northern-realms",
    "nilfgaard",
    "monsters",
    "scoiatael",
    "skellige"
  ],
  "dice": [
    "northern-realms",
    "monsters",
    "nilfgaard",
    "scoiatael"
  ]
};

export const DIFFICULTIES: string[] = [
  "easy",
  "normal",
  "hard"
];

export const HEROES: string[] = [
  "geralt",
  "ciri",
  "leshen"
];

export const BOARDS: string[] = [
  "kaer-morhen",
  "fayrlund-forest"
];

export const HOUSE_RULES: { gwent: HouseRule[]; dice: HouseRule[] } = {
  "gwent": [
    {
      "name": "sets",
      "kind": "words",
      "values": [
        "base",
        "hearts-of-stone",
        "blood-and-wine",
        "promo"
      ],
      "usual": {
        "anniversary": [
          "base",
          "hearts-of-stone",
          "blood-and-wine"
        ],
        "classic-2015": [
          "base"
        ],
        "witcher-3": [
          "base",
          "hearts-of-stone",
          "blood-and-wine",
          "promo"
        ]
      }
    },
    {
      "name": "factions",
      "kind": "words",
      "values": [
        "northern-realms",
        "nilfgaard",
        "monsters",
        "scoiatael",
        "skellige"
      ],
      "usual": {
        "anniversary": [
          "northern-realms",
          "nilfgaard",
          "monsters",
          "scoiatael",
          "skellige"
        ],
        "classic-2015": [
          "northern-realms",
          "nilfgaard",
          "monsters",
          "scoiatael"
        ],
        "witcher-3": [
          "northern-realms",
          "nilfgaard",
          "monsters",
          "scoiatael",
          "skellige"
        ]
      }
    },
    {
      "name": "hand",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 10,
        "classic-2015": 10,
        "witcher-3": 10
      }
    },
    {
      "name": "swaps",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 2,
        "classic-2015": 2,
        "witcher-3": 2
      }
    },
    {
      "name": "gems",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 2,
        "classic-2015": 2,
        "witcher-3": 2
      }
    },
    {
      "name": "minimum_units",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 22,
        "classic-2015": 22,
        "witcher-3": 22
      }
    },
    {
      "name": "maximum_units",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 0,
        "classic-2015": 0,
        "witcher-3": 0
      }
    },
    {
      "name": "maximum_specials",
      "kind": "number",
      "values": [],
      "usual": {
        "anniversary": 10,
        "classic-2015": 10,
        "witcher-3": 10
      }
    },
    {
      "name": "first_player",
      "kind": "word",
      "values": [
        "coin",
        "shorter-name"
      ],
      "usual": {
        "anniversary": "coin",
        "classic-2015": "coin",
        "witcher-3": "coin"
      }
    },
    {
      "name": "after_a_tie",
      "kind": "word",
      "values": [
        "last-passer",
        "same",
        "other",
        "coin"
      ],
      "usual": {
        "anniversary": "last-passer",
        "classic-2015": "last-passer",
        "witcher-3": "last-passer"
      }
    },
    {
      "name": "muster_from_hand",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": false,
        "witcher-3": true
      }
    },
    {
      "name": "bond_only_doubles",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": false
      }
    },
    {
      "name": "weather_lifts_zero",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": false
      }
    },
    {
      "name": "horn_unit_doubles_itself",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": true,
        "witcher-3": false
      }
    },
    {
      "name": "medic_may_decline",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": false
      }
    },
    {
      "name": "monsters_keep_heroes",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": true,
        "witcher-3": false
      }
    },
    {
      "name": "leaders_take_specials",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": false,
        "witcher-3": false
      }
    },
    {
      "name": "relentless_takes_from",
      "kind": "word",
      "values": [
        "discard",
        "deck"
      ],
      "usual": {
        "anniversary": "discard",
        "classic-2015": "discard",
        "witcher-3": "discard"
      }
    },
    {
      "name": "one_special_per_row",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": true
      }
    },
    {
      "name": "pirate_burns_itself",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": true,
        "witcher-3": true
      }
    },
    {
      "name": "avengers_are_removed",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": true
      }
    },
    {
      "name": "reserve_is_endless",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": true
      }
    },
    {
      "name": "skellige_units_act",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": true,
        "witcher-3": true
      }
    },
    {
      "name": "crach_returns",
      "kind": "word",
      "values": [
        "all",
        "units"
      ],
      "usual": {
        "anniversary": "all",
        "classic-2015": "all",
        "witcher-3": "units"
      }
    },
    {
      "name": "bran_spares_the_weakest",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": true,
        "witcher-3": false
      }
    },
    {
      "name": "invader_binds_heroes",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": false,
        "classic-2015": false,
        "witcher-3": false
      }
    },
    {
      "name": "weather_stacks",
      "kind": "flag",
      "values": [],
      "usual": {
        "anniversary": true,
        "classic-2015": true,
        "witcher-3": false
      }
    }
  ],
  "dice": [
    {
      "name": "ties",
      "kind": "word",
      "values": [
        "nobody",
        "lives",
        "first-passer"
      ],
      "usual": {
        "rulebook": "nobody",
        "strict": "nobody",
        "lives": "lives",
        "foundry": "first-passer"
      }
    },
    {
      "name": "two_wins_needed",
      "kind": "flag",
      "values": [],
      "usual": {
        "rulebook": false,
        "strict": true,
        "lives": false,
        "foundry": false
      }
    },
    {
      "name": "last_die_passes",
      "kind": "flag",
      "values": [],
      "usual": {
        "rulebook": false,
        "strict": false,
        "lives": false,
        "foundry": true
      }
    },
    {
      "name": "kept_die",
      "kind": "word",
      "values": [
        "row",
        "hand"
      ],
      "usual": {
        "rulebook": "row",
        "strict": "row",
        "lives": "row",
        "foundry": "row"
      }
    },
    {
      "name": "faction_bonuses",
      "kind": "flag",
      "values": [],
      "usual": {
        "rulebook": true,
        "strict": true,
        "lives": true,
        "foundry": false
      }
    }
  ]
};

export const LETTERS: Record<string, { edition: string; house: Record<string, HouseValue> }> = {
  "french-letter": {
    "edition": "anniversary",
    "house": {
      "minimum_units": 0,
      "maximum_units": 22
    }
  },
  "dutch-letter": {
    "edition": "anniversary",
    "house": {
      "weather_lifts_zero": true,
      "relentless_takes_from": "deck"
    }
  },
  "czech-letter": {
    "edition": "classic-2015",
    "house": {
      "bond_only_doubles": true
    }
  }
};
