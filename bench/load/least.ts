// What a server that knows the rules cannot leave out: of each choice so much as LEAST says, and then as many bytes as the
// floor sends. Nobody is known to it, it shows nothing, compares nothing and writes what it tells only once.
import { randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { allows, apply, clone, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import type { Choice, State } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { MatchStore, openStorage } from '@spaceline/server';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { nameOf, seeds } from './players.ts';

/** What is done of each choice; every one of these does what those before it do. */
const stages = ['rules', 'looks', 'log'] as const;
const wanted = stages.indexOf(process.env.LEAST as (typeof stages)[number]);
if (wanted < 0) throw new Error(`LEAST says one of ${stages.join(', ')}.`);
const does = (stage: (typeof stages)[number]) => wanted >= stages.indexOf(stage);

const text = '0123456789'.repeat(1_000).slice(0, Number(process.env.BARE_SIZE));
const store = new MatchStore(await openStorage({ url: process.env.DATABASE_URL! }));

/** Choices of one game after its seeds; the game goes on with them at every table that has it. */
const recorded = 200;

interface Game {
  readonly seeded: State;
  readonly choices: readonly Choice[];
}

/** A game of two who choose at random, the first that is long enough. */
function play(at: number): Game {
  const decks = [starterDecks[at]!.deck, starterDecks[(at * 3 + 1) % starterDecks.length]!.deck] as const;
  const pool = makePool([...allCards, ...furtherCardsOf(decks, false)]);
  for (let attempt = 0; ; attempt += 1) {
    const state = create({ pool, format: open, seed: '22'.repeat(32), decks });
    const bots = [randomBot(`a${attempt}`), randomBot(`b${attempt}`)];
    let seeded: State | undefined;
    const choices: Choice[] = [];
    for (let [decision] = decisions(state); decision && choices.length < recorded; [decision] = decisions(state)) {
      const { player } = decision;
      const choice = bots[player]!(
        () => view(state, player),
        decision,
        (option, cards, stacks) => allows(state, option, cards, stacks),
      );
      if (state.seq === seeds) seeded = clone(state);
      if (seeded) choices.push(choice);
      if (isRefusal(apply(state, choice))) throw new Error('A bot chose what it may not.');
    }
    if (seeded && choices.length === recorded) return { seeded, choices };
  }
}

class Table {
  readonly #match: string;
  readonly #game: Game;
  #state: State;
  #made = 0;
  #round = 0;

  constructor(match: string, game: Game) {
    this.#match = match;
    this.#game = game;
    this.#state = clone(game.seeded);
  }

  /** Carries out the next choice; after the last of them the game begins again, and its log goes on. */
  choose(): Promise<boolean> {
    const { seeded, choices } = this.#game;
    if (this.#made === choices.length) {
      this.#state = clone(seeded);
      this.#made = 0;
      this.#round += 1;
    }
    const choice = choices[this.#made++]!;
    const done = apply(this.#state, choice);
    if (isRefusal(done)) throw new Error(done.why);
    if (does('looks')) for (const player of [0, 1] as const) view(this.#state, player);
    if (does('looks')) decisions(this.#state);
    if (!does('log')) return Promise.resolve(true);
    const seq = this.#state.seq + this.#round * recorded;
    return store.append(this.#match, { seq, choice, hash: '', events: [] });
  }
}

const games = starterDecks.map((_, at) => play(at));
const tables = new Map<string, { readonly table: Table; readonly members: WebSocket[] }>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`The least is ready: http://127.0.0.1:${address?.port}`);
});
server.on('connection', (socket, { url = '' }) => {
  const at = Number(url.slice(1));
  const { table, members } = tables.get(url) ?? {
    table: new Table(nameOf(at), games[at % games.length]!),
    members: [],
  };
  tables.set(url, { table, members: [...members, socket] });
  socket.on('message', (data: Buffer) => {
    JSON.parse(data.toString('utf8'));
    void table.choose().then(() => {
      for (const member of tables.get(url)!.members) member.send(text);
    });
  });
});
process.on('SIGTERM', () => process.exit(0));
