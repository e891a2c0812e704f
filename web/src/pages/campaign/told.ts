/** A game of a campaign as the telling that the dice table draws. */
import type { Shown } from "../../games/screen";
import type { CampaignTold } from "../../generated/messages";

export function tableOf(game: CampaignTold, since: number): Shown<"dice"> {
  return {
    tell: "table",
    match: `campaign-${game.game}`,
    game: "dice",
    status: game.view.outcome ? "over" : "playing",
    n: game.n,
    since,
    seat: game.seat,
    seats: [game.seat],
    chairs: game.names.map((name, seat) => ({ seat, name, kind: "person" })),
    events: game.events,
    view: game.view,
    offer: null,
    result: null,
    commitment: "",
  };
}
