// Made from src/sevencats/server/ws/messages.py by `make generate`; do not edit.

import type * as core from "./core";
import type * as gwent from "./gwent";
import type * as dice from "./dice";
import type * as unmatched from "./unmatched";

/** A game written down: its complete setup and every choice by seat and text. */
export interface GameRecord {
  format: number;
  game: string;
  engine?: string;
  content: string;
  setup: AnySetup;
  seats?: string[];
  commitment?: string | null;
  seed?: string | null;
  result?: core.Outcome | null;
  choices: [number, string][];
}

/** What a client sends at the socket. */
export interface Ask {
  do: "Ask";
}

/** Take an option; n is how much of the match log the client has seen. */
export interface Choose {
  do: "choose";
  n: number;
  option: string;
}

export interface Resign {
  do: "resign";
  n: number;
}

export interface OfferDraw {
  do: "offer_draw";
  n: number;
}

export interface AskUndo {
  do: "ask_undo";
  n: number;
}

export interface Agree {
  do: "agree";
  n: number;
}

export interface Decline {
  do: "decline";
  n: number;
}

/** The others are gone and the grace is over: take the win. */
export interface Claim {
  do: "claim";
  n: number;
}

/** The others are gone and the grace is over: let a bot sit down for them. */
export interface LetBot {
  do: "let_bot";
  n: number;
  level?: string;
}

export interface Rematch {
  do: "rematch";
  n: number;
}

/** A preset phrase by its id, or own words. */
export interface Say {
  do: "say";
  phrase?: string | null;
  text?: string | null;
}

export interface Mute {
  do: "mute";
  on: boolean;
}

/** Ask for what came after n. */
export interface Sync {
  do: "sync";
  n: number;
}

export interface Ping {
  do: "ping";
}

/** Who sits there; gone is for how many seconds nobody was seen, time how many milliseconds are left. */
export interface Chair {
  seat: number;
  name: string;
  kind: "person" | "bot" | "empty";
  level?: string | null;
  here?: boolean;
  gone?: number;
  time?: number | null;
}

export interface Offer {
  kind: "draw" | "undo" | "rematch";
  seat: number;
  agreed: number[];
}

/** Live: minutes and an increment. Correspondence: days for each move. */
export interface Clock {
  minutes?: number | null;
  increment?: number;
  days?: number | null;
}

/** What a client is told at the socket. */
export interface Tell {
  tell: "Tell";
}

/** The table as this connection may see it after n: what happened since, and the whole view. */
export interface Told {
  tell: "table";
  match: string;
  game: GameName;
  status: "open" | "playing" | "over";
  n: number;
  since: number;
  seat: number | null;
  seats: number[];
  chairs: Chair[];
  events: AnyEvent[];
  view: AnyView | null;
  offer: Offer | null;
  result: core.Outcome | null;
  commitment: string;
  seed?: string | null;
  rematch?: string | null;
  clock?: Clock | null;
  grace?: number;
}

/** One of several things that are wrong: the message of the locales that says it, and what stands in it. */
export interface Fault {
  code: string;
  values: Record<string, string | number>;
  faults: Fault[];
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

export interface Present {
  tell: "present";
  chairs: Chair[];
}

export interface Said {
  tell: "said";
  k: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

export interface Pong {
  tell: "pong";
}

/** Who shall sit there: me, a bot of a level, or whoever comes; and this seat's part of the setup. */
export interface SeatWish {
  who?: "me" | "bot" | "open";
  level?: string;
  setup?: AnySeatSetup;
}

export interface NewTable {
  game: string;
  setup?: AnySetup;
  seats?: SeatWish[];
  clock?: Clock | null;
  public?: boolean;
  hot?: boolean;
}

export interface Join {
  seat?: number | null;
  setup?: AnySeatSetup;
  key?: string | null;
}

/** A table as the lobby shows it; the key is told only to those who sit there. */
export interface TableCard {
  id: string;
  game: string;
  edition: string | null;
  status: "open" | "playing" | "over";
  public: boolean;
  hot: boolean;
  clock: Clock | null;
  chairs: Chair[];
  result: core.Outcome | null;
  commitment: string;
  seats: number[];
  position: boolean;
  key?: string | null;
}

export interface Tables {
  tables: TableCard[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewName {
  name: string;
}

export interface Rating {
  game: string;
  rating: number;
  doubt: number;
  games: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  ratings: Rating[];
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

export interface NewToken {
  name: string;
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

/** A deck or a campaign character in somebody's library. */
export interface Kept {
  game: string;
  name: string;
  data: gwent.Deck;
}

export interface Shelf {
  things: Kept[];
}

export interface Keep {
  data: gwent.Deck;
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

/** A game's content files as data, by their path in its room. */
export interface Content {
  game: string;
  content: string;
  files: Record<string, unknown>;
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

export interface DeckLimits {
  editions: EditionLimits[];
}

/** A deck as its file has it; it need not be playable, but it has an opening hand. */
export interface OddsWish {
  edition: string;
  faction: string;
  leader: string;
  cards: string[];
}

/** How likely a card, or one of a group, is in the opening hand: at least one, at least two, and at least one if all swaps are spent on finding it. */
export interface Chance {
  name: string;
  copies: number;
  hand: number;
  two: number;
  dug: number;
}

export interface DeckOdds {
  chances: Chance[];
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

/** A piece of a line: words, the name of a field, or a reference to another rule by its id. */
export interface Piece {
  kind: "text" | "code" | "rule";
  text: string;
}

/** A part of a text; texts of rules are parsed by the server alone. */
export interface Block {
  kind: "Block";
}

export interface TextBlock {
  kind: "text";
  pieces: Piece[];
}

export interface ListBlock {
  kind: "list";
  items: Piece[][];
}

/** The first row is the head. */
export interface TableBlock {
  kind: "table";
  rows: Piece[][][];
}

/** The texts of a rule, to be drawn. */
export interface RuleBlocks {
  text?: AnyBlock[];
  sources?: AnyBlock[];
  grounds?: AnyBlock[];
}

/** One entry of the rulebook: a paragraph, a ruling, or a field in which editions differ. */
export interface Rule {
  id: string;
  game: string;
  kind: "paragraph" | "contradiction" | "gap" | "ruling" | "field";
  text: string;
  blocks: RuleBlocks;
  chapter?: string;
  title?: string;
  sources?: string;
  grounds?: string;
  confidence?: string;
  paragraphs?: string[];
  rulings?: string[];
  fields?: string[];
  about?: string[];
  values?: Record<string, core.HouseValue>;
}

/** All rules in one language, and what the tags of their sources stand for. */
export interface Rules {
  language: string;
  evidence: Record<string, string>;
  entries: Rule[];
}

/** A moment of a record: the position after n choices, through the eyes of a seat, or of somebody who watches. */
export interface ReplayWish {
  record: GameRecord;
  n: number;
  seat?: number | null;
}

/** The moment as the screens of the games draw it; events are those of the last choice. `made_by` is the version that made the record, if it was not this `version`. */
export interface Replayed {
  n: number;
  total: number;
  game: GameName;
  names: string[];
  view: AnyView;
  events: AnyEvent[];
  result: core.Outcome | null;
  made_by: string;
  version: string;
}

/** What happened until n, at a table as this caller may hear it, or in a record as the seat heard it. */
export interface Heard {
  n: number;
  events: AnyEvent[];
}

export interface WhyWish {
  record: GameRecord;
  n: number;
  about: string;
}

export interface ProofWish {
  record: GameRecord;
}

/** All draws of the record follow from the promised seed. */
export interface Proof {
  draws: number;
  commitment: string;
}

export interface Health {
  status: "ok" | "unwell";
  version: string;
  database: boolean;
  bus: boolean;
}

export interface BotChoice {
  n: number;
  option: string;
}

/** Why a request was refused, in one sentence; in other languages the message `code` of the locales says it, and `faults` the sentences of a list, such as all that is wrong with a deck. */
export interface Sorry {
  why: string;
  code: string;
  values: Record<string, string | number>;
  faults: Fault[];
}

export interface Done {
  done?: boolean;
}

/** A character of a campaign, by its number in the book: purse and dice are sums of the ledger. */
export interface CharacterCard {
  number: number;
  name: string;
  faction: string;
  purse: number;
  dice: Record<string, number>;
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

/** What the merchant sold last, while nothing was written after it: it can be undone. */
export interface LastPurchase {
  deed: number;
  character: string;
  cause: string;
}

/** A campaign: its characters, its games that are not settled, and the purchase that can be undone. */
export interface CampaignCard {
  id: string;
  characters: CharacterCard[];
  games: CampaignGame[];
  purchase?: LastPurchase | null;
}

/** Up to which d100 this die is won. */
export interface Reward {
  upto: number;
  die: string;
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

/** My campaigns, and the tables of the rulebook that they go by. */
export interface Campaigns {
  campaigns: CampaignCard[];
  prices: Record<string, number>;
  new_set: number;
  difficulties: DifficultyCard[];
}

export interface NewCharacter {
  name: string;
  faction: string;
  crowns?: Crowns;
}

/** Dice from the merchant, or, with a faction, a new set. */
export interface Purchase {
  character: string;
  die?: string | null;
  copies?: Crowns;
  faction?: string | null;
  price?: Crowns | null;
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
  crowns: Crowns;
  cause?: string | null;
}

/** A game of a character against an NPC, or, with `against`, a duel with another character of the campaign. The level is a difficulty, `roll`, or what a real d10 showed. */
export interface NewGame {
  character: string;
  opponent?: string;
  against?: string | null;
  level?: string;
  faction?: string;
  bet?: Crowns;
  hand?: string[] | null;
  tactics?: number | null;
  variant?: string;
  open_hands?: boolean;
  real_dice?: boolean;
  by_hand?: boolean;
}

/** A game of a campaign as its reader may see it after n choices, and what happened since the last telling. */
export interface CampaignTold {
  game: number;
  n: number;
  seat: number;
  names: string[];
  events: dice.Event[];
  view: dice.View;
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

export type GameName = "gwent" | "dice" | "unmatched";

export type AnyView = gwent.View | dice.View | unmatched.View;

export type AnyEvent = gwent.RoundEvent | gwent.CardEvent | gwent.SecretEvent | gwent.RowEvent | gwent.Placed | gwent.Destroyed | gwent.Shown | gwent.Passed | gwent.LeaderUsed | gwent.Sounded | gwent.Shuffled | dice.Joined | dice.Challenged | dice.RoundEvent | dice.HandEvent | dice.Kept | dice.Based | dice.Exploded | dice.RolledAgain | dice.Checked | dice.Played | dice.Passed | dice.RolledOff | dice.Rewarded | unmatched.SeatEvent | unmatched.NumberEvent | unmatched.CardEvent | unmatched.SecretCardEvent | unmatched.FighterEvent | unmatched.HealthEvent | unmatched.Attacked | unmatched.Fought;

export type AnyOption = gwent.CardOption | gwent.PlacedCardOption | gwent.RowOption | gwent.FirstOption | gwent.PlainOption | dice.DieOption | dice.FactionOption | dice.FirstOption | dice.PlainOption | unmatched.CardOption | unmatched.FighterOption | unmatched.SpaceOption | unmatched.AttackOption | unmatched.PlainOption;

export type AnySetup = gwent.Setup | dice.Setup | unmatched.Setup;

export type AnySeatSetup = gwent.SeatSetup | dice.SeatSetup | unmatched.SeatSetup;

export type AnyAsk = Choose | Resign | OfferDraw | AskUndo | Agree | Decline | Claim | LetBot | Rematch | Say | Mute | Sync | Ping;

export type AnyTell = Told | Refused | Present | Said | Pong;

export type AnyBlock = TextBlock | ListBlock | TableBlock;

export type Crowns = number | string;
