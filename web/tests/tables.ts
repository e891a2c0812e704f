/** Tables as the server would tell them, for tests that care for a part of them only. */
import type { Shown } from "../src/games/screen";
import type { Row, Side, View } from "../src/generated/gwent";

const ROW: Row = { units: [], specials: [], sounded: false, horn: false, weather: false, total: 0 };

export function gwentSide(change: Partial<Side> = {}): Side {
  return {
    faction: "monsters",
    leader: "eredin-commander-of-the-red-riders",
    leader_used: false,
    gems: 2,
    passed: false,
    total: 0,
    rows: { close: ROW, ranged: ROW, siege: ROW },
    weather: [],
    discard: [],
    reserve: [],
    removed: [],
    hand_size: 10,
    deck_size: 15,
    aside_size: 0,
    ...change,
  };
}

/** A first turn of the first seat. */
export function gwentView(change: Partial<View> = {}): View {
  return {
    game: "gwent",
    edition: "anniversary",
    house: {},
    open_lists: false,
    seat: 0,
    round: 1,
    turn: 0,
    starter: 0,
    scores: [],
    leads: -1,
    decision: { seat: 0, about: "turn", step: { rule: "turn", seat: 0 }, options: [{ do: "pass", text: "pass" }] },
    agenda: [],
    outcome: null,
    sides: [gwentSide(), gwentSide()],
    ...change,
  };
}

export function gwentTold(change: Partial<Shown<"gwent">> = {}): Shown<"gwent"> {
  return {
    tell: "table",
    match: "m",
    game: "gwent",
    status: "playing",
    n: 0,
    since: 0,
    seat: 0,
    seats: [0],
    chairs: [],
    events: [],
    view: gwentView(),
    offer: null,
    result: null,
    commitment: "",
    ...change,
  };
}
