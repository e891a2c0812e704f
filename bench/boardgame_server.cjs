// The peer of server_load.py: boardgame.io's own server with its in-memory storage, and a small card game with secrets.
const { Server, Origins } = require("boardgame.io/server");

const NAMES = Array.from({ length: 40 }, (_, k) => `card-number-${k}`);

function dealt(seat) {
  return { hand: NAMES.slice(0, 20).map((name) => `${name}-${seat}`), deck: NAMES.slice(20), rows: [[], [], []], passed: false };
}

const game = {
  name: "cards",
  setup: () => ({ players: [dealt(0), dealt(1)], round: 1, weather: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, k) => {
      const side = G.players[playerID];
      side.rows[k % 3].push(side.hand.splice(k, 1)[0]);
    },
  },
  endIf: ({ G }) => (G.players.every((side) => side.hand.length <= 6) ? { winner: "0" } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((side, n) => (String(n) === playerID ? side : { ...side, hand: side.hand.length, deck: side.deck.length })),
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
