/** Campaigns at the server: what is in the books, and every change of them. A refusal is kept as its sentence. */
import { Attempt } from "../../net/attempt.svelte";
import { request } from "../../net/http";
import { Intentions } from "../../net/intentions";
import type {
  CampaignCard,
  Campaigns,
  CampaignTold,
  CharacterCard,
  LedgerLines,
  NewCharacter,
  NewGame,
  Purchase,
  PurchaseUndo,
  PurseChange,
} from "../../generated/messages";

export class Books extends Attempt {
  all: Campaigns | null = $state.raw(null);
  gone = $state(false);
  private readonly intentions = new Intentions();

  async load(): Promise<void> {
    await this.make(async () => {
      this.all = await request<Campaigns>("GET", "/api/campaigns");
    });
    this.gone = this.all === null;
  }

  campaign(id: string): CampaignCard | undefined {
    return this.all?.campaigns.find((one) => one.id === id);
  }

  /** A character by its number; links of old have its name. */
  character(id: string, which: string): CharacterCard | undefined {
    const known = this.campaign(id)?.characters;
    return known?.find((one) => String(one.number) === which) ?? known?.find((one) => one.name === which);
  }

  /** A new character, in a new campaign if there is none. */
  create(wish: NewCharacter): Promise<boolean> {
    return this.make(async () => {
      const known = this.all?.campaigns[0] ?? (await this.intentions.post<CampaignCard>("/api/campaigns"));
      this.put(known);
      this.put(await this.intentions.post<CampaignCard>(`/api/campaigns/${known.id}/characters`, wish));
    });
  }

  buy(id: string, wish: Purchase): Promise<boolean> {
    return this.change(`${id}/market`, wish);
  }

  undo(id: string, wish: PurchaseUndo): Promise<boolean> {
    return this.change(`${id}/market/undo`, wish);
  }

  purse(id: string, wish: PurseChange): Promise<boolean> {
    return this.change(`${id}/purse`, wish);
  }

  callOff(id: string, game: number): Promise<boolean> {
    return this.change(`${id}/games/${game}/call-off`);
  }

  /** The number of the game that has begun; null if it was refused. */
  async play(id: string, wish: NewGame): Promise<number | null> {
    let game: number | null = null;
    await this.make(async () => {
      game = (await this.intentions.post<CampaignTold>(`/api/v2/campaigns/${id}/games`, wish)).game;
    });
    return game;
  }

  private change(path: string, wish?: unknown): Promise<boolean> {
    return this.make(async () => this.put(await this.intentions.post<CampaignCard>(`/api/campaigns/${path}`, wish)));
  }

  private put(card: CampaignCard): void {
    if (!this.all) return;
    const others = this.all.campaigns.filter((one) => one.id !== card.id);
    const known = others.length < this.all.campaigns.length;
    const campaigns = known ? this.all.campaigns.map((one) => (one.id === card.id ? card : one)) : [...others, card];
    this.all = { ...this.all, campaigns };
  }
}

export const ledger = (id: string, character: string | null): Promise<LedgerLines> =>
  request<LedgerLines>(
    "GET",
    `/api/campaigns/${id}/ledger${character ? `?character=${encodeURIComponent(character)}` : ""}`,
  );

export const game = (id: string, number: number): Promise<CampaignTold> =>
  request<CampaignTold>("GET", `/api/v2/campaigns/${id}/games/${number}`);

export const choose = (id: string, told: CampaignTold, option: string): Promise<CampaignTold> =>
  request<CampaignTold>("POST", `/api/v2/campaigns/${id}/games/${told.game}/choose`, { n: told.n, option });

export const goOn = (id: string, told: CampaignTold): Promise<CampaignTold> =>
  request<CampaignTold>("POST", `/api/v2/campaigns/${id}/games/${told.game}/go-on/${told.n}`);
