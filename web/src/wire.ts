// The messages of the wire. Made from src/sevencats/server/messages.py; do not edit.

export interface Agree {
  do: "agree";
  n: number;
}

export interface AskUndo {
  do: "ask_undo";
  n: number;
}

export interface BotChoice {
  n: number;
  option: string;
}

/** A campaign: its characters, its games that are not settled, and the purchase that can be undone. */
export interface CampaignCard {
  id: string;
  characters: CharacterCard[];
  games: CampaignGame[];
  purchase?: LastPurchase | null;
}

/** A game whose stakes lie in the pot. */
export interface CampaignGame {
  id: number;
  names: string[];
  difficulty: string | null;
  bet: number;
  stake: number;
  real_dice: boolean;
}

/** A game of a campaign as its reader may see it after n choices, and what happened since the last telling. */
export interface CampaignTold {
  game: number;
  n: number;
  seat: number;
  names: string[];
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  npc: boolean;
  bet: number;
  stake: number;
  real_dice: boolean;
  by_hand: boolean;
  settled: boolean;
  purse: number;
  character: number;
  rolled: number | null;
}

/** My campaigns, and the tables of the rulebook that they go by. */
export interface Campaigns {
  campaigns: CampaignCard[];
  prices: Record<string, number>;
  new_set: number;
  difficulties: DifficultyCard[];
}

/** Who sits there; gone is for how many seconds nobody was seen, time how many milliseconds are left. */
export interface Chair {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  level?: string | null;
  here?: boolean;
  gone?: number;
  time?: number | null;
}

/** How likely a card, or one of a group, is in the opening hand: at least one, at least two, and at least one if all swaps are spent on finding it. */
export interface Chance {
  name: string;
  copies: number;
  hand: number;
  two: number;
  dug: number;
}

/** A character of a campaign, by its number in the book: purse and dice are sums of the ledger. */
export interface CharacterCard {
  number: number;
  name: string;
  faction: string;
  purse: number;
  dice: Record<string, number>;
}

/** Take an option; n is how much of the table's sheet the client has seen. */
export interface Choose {
  do: "choose";
  n: number;
  option: string;
}

/** The others are gone and the grace is over: take the win. */
export interface Claim {
  do: "claim";
  n: number;
}

/** Live: minutes and an increment. Correspondence: days for each move. */
export interface Clock {
  minutes?: number | null;
  increment?: number;
  days?: number | null;
}

/** A game's content files as data, by their path in its room. */
export interface Content {
  game: string;
  content: string;
  files: Record<string, unknown>;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface DeckLimits {
  editions: EditionLimits[];
}

export interface DeckOdds {
  chances: Chance[];
}

export interface Decline {
  do: "decline";
  n: number;
}

/** Up to which d10 it is rolled; what an opponent stakes, in halves of the bet, rolls and keeps, and which dice are won from it. */
export interface DifficultyCard {
  id: string;
  upto: number;
  halves: number;
  dice: string[];
  keeps: string;
  rewards: Reward[];
}

export interface Done {
  done?: boolean;
}

/** What a deck may hold in an edition of Gwent: how many of each card exist, whose leaders there are, which cards every faction may play, and which reserve card lies ready for which card. */
export interface EditionLimits {
  edition: string;
  hand: number;
  swaps: number;
  minimum_units: number;
  maximum_specials: number;
  leaders: Record<string, string[]>;
  cards: Record<string, number>;
  shared: string[];
  reserve: Record<string, string>;
}

/** One of several things that are wrong: the message of the locales that says it, and what stands in it. */
export interface Fault {
  code: string;
  values: Record<string, string | number>;
  faults: Fault[];
}

export interface GameCard {
  name: string;
  seats: number;
  levels: string[];
  content: string;
}

export interface Games {
  games: GameCard[];
  phrases: string[];
}

export interface Health {
  status: "ok" | "unwell";
  version: string;
  database: boolean;
  bus: boolean;
}

/** What happened at a table until n, as this caller may hear it. */
export interface Heard {
  n: number;
  events: Record<string, unknown>[];
}

export interface Join {
  seat?: number | null;
  setup?: Record<string, unknown>;
  key?: string | null;
}

export interface Keep {
  data: Record<string, unknown>;
}

/** A deck or a campaign character on somebody's shelf. */
export interface Kept {
  game: string;
  name: string;
  data: Record<string, unknown>;
}

/** What the merchant sold last, while nothing was written after it: it can be undone. */
export interface LastPurchase {
  deed: number;
  character: string;
  cause: string;
}

export interface LedgerLine {
  at: string;
  cause: string;
  account: string;
  what: string;
  amount: number;
  game: number | null;
}

export interface LedgerLines {
  lines: LedgerLine[];
}

/** The others are gone and the grace is over: let a bot sit down for them. */
export interface LetBot {
  do: "let_bot";
  n: number;
  level?: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  ratings: Rating[];
}

export interface Mute {
  do: "mute";
  on: boolean;
}

export interface NewCharacter {
  name: string;
  faction: string;
  crowns?: number | string;
}

/** A game of a character against an NPC, or, with `against`, a duel with another character of the campaign. The level is a difficulty, `roll`, or what a real d10 showed. */
export interface NewGame {
  character: string;
  opponent?: string;
  against?: string | null;
  level?: string;
  faction?: string;
  bet?: number | string;
  hand?: string[] | null;
  tactics?: number | null;
  variant?: string;
  open_hands?: boolean;
  real_dice?: boolean;
  by_hand?: boolean;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  setup?: Record<string, unknown>;
  seats?: SeatWish[];
  clock?: Clock | null;
  public?: boolean;
  hot?: boolean;
}

export interface NewToken {
  name: string;
}

/** A deck as its file has it; it need not be playable, but it has an opening hand. */
export interface OddsWish {
  edition: string;
  faction: string;
  leader: string;
  cards: string[];
}

export interface Offer {
  kind: "draw" | "rematch" | "undo";
  seat: number;
  agreed: number[];
}

export interface OfferDraw {
  do: "offer_draw";
  n: number;
}

export interface Ping {
  do: "ping";
}

export interface Pong {
  tell: "pong";
}

export interface Present {
  tell: "present";
  chairs: Chair[];
}

/** All draws of the record follow from the promised seed. */
export interface Proof {
  draws: number;
  commitment: string;
}

export interface ProofWish {
  record: Record<string, unknown>;
}

/** Dice from the merchant, or, with a faction, a new set. */
export interface Purchase {
  character: string;
  die?: string | null;
  copies?: number | string;
  faction?: string | null;
  price?: number | string | null;
}

/** A character's purchase, by the number of its transaction. */
export interface PurchaseUndo {
  character: string;
  deed: number;
}

/** Crowns earned or paid elsewhere, and why. */
export interface PurseChange {
  character: string;
  way: "earned" | "paid";
  crowns: number | string;
  cause?: string | null;
}

export interface Rating {
  game: string;
  rating: number;
  doubt: number;
  games: number;
}

/** One step on the way to a number: what works, because of what, by which paragraph, and how much it is then. */
export interface Reason {
  what: string;
  causes: string[];
  paragraph: string;
  strength: number;
}

export interface Reasons {
  n: number;
  reasons: Reason[];
}

/** Nothing was changed; why says so in one sentence, n is where the table stands. In other languages the message `code` of the locales says it, with these values; `faults` are the sentences of a list, such as all that is wrong with a deck. */
export interface Refused {
  tell: "refused";
  why: string;
  n: number;
  code: string;
  values: Record<string, string | number>;
  faults: Fault[];
}

export interface Rematch {
  do: "rematch";
  n: number;
}

/** A moment of a record: the position after n choices, through the eyes of a seat, or of somebody who watches. */
export interface ReplayWish {
  record: Record<string, unknown>;
  n: number;
  seat?: number | null;
}

/** The moment as the screens of the games draw it; events are those of the last choice. `made_by` is the version that made the record, if it was not this `version`. */
export interface Replayed {
  n: number;
  total: number;
  game: string;
  names: string[];
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  result: Record<string, unknown> | null;
  made_by: string;
  version: string;
}

export interface Resign {
  do: "resign";
  n: number;
}

/** Up to which d100 this die is won. */
export interface Reward {
  upto: number;
  die: string;
}

/** One entry of the rulebook: a paragraph, a ruling, or a field in which editions differ. */
export interface Rule {
  id: string;
  game: string;
  kind: "contradiction" | "field" | "gap" | "paragraph" | "ruling";
  text: string;
  chapter?: string;
  title?: string;
  sources?: string;
  grounds?: string;
  confidence?: string;
  paragraphs?: string[];
  rulings?: string[];
  fields?: string[];
  about?: string[];
  values?: Record<string, unknown>;
}

/** All rules in one language, and what the tags of their sources stand for. */
export interface Rules {
  language: string;
  evidence: Record<string, string>;
  entries: Rule[];
}

export interface Said {
  tell: "said";
  k: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** A preset phrase by its id, or own words. */
export interface Say {
  do: "say";
  phrase?: string | null;
  text?: string | null;
}

/** Who shall sit there: me, a bot of a level, or whoever comes; and this seat's part of the setup. */
export interface SeatWish {
  who?: "bot" | "me" | "open";
  level?: string;
  setup?: Record<string, unknown>;
}

export interface SessionCard {
  id: string;
  agent: string;
  made: number;
  seen: number;
  current: boolean;
}

export interface Sessions {
  sessions: SessionCard[];
}

export interface Shelf {
  things: Kept[];
}

/** Why a request was refused, in one sentence; in other languages the message `code` of the locales says it, and `faults` the sentences of a list, such as all that is wrong with a deck. */
export interface Sorry {
  why: string;
  code: string;
  values: Record<string, string | number>;
  faults: Fault[];
}

/** Ask for what came after n. */
export interface Sync {
  do: "sync";
  n: number;
}

/** A table as the lobby shows it; the key is told only to those who sit there. */
export interface TableCard {
  id: string;
  game: string;
  edition: string | null;
  status: "open" | "over" | "playing";
  public: boolean;
  hot: boolean;
  clock: Clock | null;
  chairs: Chair[];
  result: Record<string, unknown> | null;
  commitment: string;
  seats: number[];
  position: boolean;
  key?: string | null;
}

export interface Tables {
  tables: TableCard[];
}

export interface TokenCard {
  id: string;
  name: string;
  made: number;
  token?: string | null;
}

export interface Tokens {
  tokens: TokenCard[];
}

/** The table as this connection may see it after n: what happened since, and the whole view. */
export interface Told {
  tell: "table";
  match: string;
  game: string;
  status: "open" | "over" | "playing";
  n: number;
  since: number;
  seat: number | null;
  seats: number[];
  chairs: Chair[];
  events: Record<string, unknown>[];
  view: Record<string, unknown> | null;
  offer: Offer | null;
  result: Record<string, unknown> | null;
  commitment: string;
  seed?: string | null;
  rematch?: string | null;
  clock?: Clock | null;
  grace?: number;
}

export interface WhyWish {
  record: Record<string, unknown>;
  n: number;
  about: string;
}

export type AnyAsk = Choose | Resign | OfferDraw | AskUndo | Agree | Decline | Claim | LetBot | Rematch | Say | Mute | Sync | Ping;

export type AnyTell = Told | Refused | Present | Said | Pong;
