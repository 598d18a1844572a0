import { furtherCardsOf } from '@spaceline/decks/catalogue';
import type { Seer } from '@spaceline/engine';
import { withBans } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import type { CreateMatch, CreatedMatch, MatchFacts, Replay } from '@spaceline/protocol';
import { replayVersion } from '@spaceline/protocol';
import { OtherRules, Problem, unknownMatch } from '../problem.ts';
import { MatchStore } from '../storage/match-store.ts';
import type { MatchRow } from '../storage/match-store.ts';
import type { Note } from '../storage/notes.ts';
import type { Storage } from '../storage/storage.ts';
import { secretSeeds } from './chance.ts';
import type { Seeds } from './chance.ts';
import { uncut } from './cuts.ts';
import { deal, differsFromHere, formatThen } from './deal.ts';
import { RecordedTable } from './recorded.ts';
import { askedFormat, deckOf, opponentDeck } from './setup.ts';
import { eachPart } from '@spaceline/language';
import { Table } from './table.ts';
import type { TableLog } from './table.ts';
import { newMatchId, newToken } from './tokens.ts';

const defaultFormat = 'open';

/** Tables kept in memory while nobody follows them. */
const keptTables = 200;

/** A match that is computed here, or one that can only be shown. */
export type OpenTable = Table | RecordedTable;

/** All matches, of which some are open as tables on this node. */
export class Matches {
  readonly #store: MatchStore;
  readonly #log: TableLog;
  readonly #seeds: Seeds;
  readonly #bans: readonly ReplacedBans[];
  /** The least recently used first. */
  readonly #tables = new Map<string, Promise<OpenTable>>();
  readonly #stopListening: () => void;

  constructor(
    storage: Storage,
    log: TableLog,
    seeds: Seeds = secretSeeds,
    /** Ban lists in the place of those of formats. */
    bans: readonly ReplacedBans[] = [],
  ) {
    this.#bans = bans;
    this.#store = new MatchStore(storage);
    this.#seeds = seeds;
    this.#log = log;
    this.#stopListening = storage.listen((note) => this.#hear(note));
  }

  /** Seats a person against the computer. */
  async create(asked: CreateMatch): Promise<CreatedMatch> {
    const format = withBans(askedFormat(asked.format ?? defaultFormat), this.#bans);
    const assisted = asked.assisted ?? false;
    const deck = deckOf(asked.deck, format, assisted);
    const decks = [deck, opponentDeck(deck, format)] as const;
    const match = newMatchId();
    const { token, tokenHash } = newToken();
    await this.#store.create(
      deal({
        id: match,
        format: format.id,
        ...(typeof asked.format === 'object' ? { house: asked.format.text } : {}),
        seed: this.#seeds(),
        decks,
        assisted,
        seats: [
          { name: asked.name ?? 'Guest', tokenHash },
          { name: 'Computer', bot: 'random' },
        ],
      }),
    );
    return { match, token };
  }

  async open(id: string): Promise<OpenTable> {
    const kept = this.#tables.get(id);
    this.#tables.delete(id);
    const opening = kept ?? this.#load(id);
    this.#tables.set(id, opening);
    try {
      const table = await opening;
      await this.#makeRoom();
      return table;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  async facts(table: OpenTable, seer: Seer): Promise<MatchFacts> {
    await table.refresh();
    const { id, row } = table;
    const format = formatThen(row);
    const person = (i: 0 | 1) => ({ name: row.seats[i].name, bot: row.seats[i].bot !== undefined });
    const over = table.over;
    const finished = over && ((await this.#read(id)).finished ?? undefined);
    // Nobody learns from the titles of a deck what the other player has in it.
    const known = over ? row.decks : seer === 'spectator' ? [] : [row.decks[seer]];
    return {
      match: id,
      format: row.format,
      formatName: format.name,
      clauses: [...format.clauses],
      assisted: row.assisted,
      unwritten: furtherCardsOf(known, row.assisted).map(({ id: card, title }) => ({ id: card, title })),
      players: [person(0), person(1)],
      seq: table.seq,
      created: row.created.toISOString(),
      ...(finished ? { finished: finished.toISOString() } : {}),
      ...(over ? { over } : {}),
      ...(table instanceof RecordedTable ? { recorded: table.problem } : {}),
    };
  }

  /** The whole game. It holds the seed, and with it every hidden card: not before the match is over. */
  async replay(id: string): Promise<Replay> {
    const table = await this.open(id);
    await table.refresh();
    const log = await this.#store.log(id, 0);
    const last = log.at(-1);
    if (!table.over || !last)
      throw new Problem(
        409,
        'replay/running',
        'The replay was not sent',
        'the match is not over, and its replay would show hidden cards',
      );
    const { row } = table;
    const events = [row, ...(await this.#store.events(id, 0))].map((one) => one.events && uncut(one.events));
    const [one, two] = row.decks.map((deck) => eachPart((part) => [...deck[part]]));
    return {
      spaceline: 'replay',
      version: replayVersion,
      engine: row.versions.engine,
      cards: row.versions.cards,
      format: row.format,
      clauses: [...formatThen(row).clauses],
      seed: row.seed,
      decks: [one!, two!],
      ...(row.assisted ? { assisted: true as const } : {}),
      choices: log.map(({ choice }) => choice),
      ...(events.some((kept) => kept !== null) ? { events } : {}),
      hash: last.hash,
    };
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  async close(): Promise<void> {
    this.#stopListening();
    await Promise.allSettled([...this.#tables.values()].map(async (opening) => (await opening).close()));
  }

  async #read(id: string): Promise<MatchRow> {
    const row = await this.#store.read(id);
    if (!row) throw unknownMatch(id);
    return row;
  }

  async #load(id: string): Promise<OpenTable> {
    const row = await this.#read(id);
    const how = differsFromHere(row);
    if (how !== undefined) return RecordedTable.open(row, this.#store, how);
    try {
      const otherRules = () => void this.#tables.delete(id);
      return await Table.open(row, { store: this.#store, log: this.#log, otherRules });
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error;
      // The versions say nothing of it, and yet it is not the same game any more.
      this.#log.error({ match: id, err: error.cause ?? error }, 'A match is shown, because it could not be computed');
      return RecordedTable.open(row, this.#store, error.how);
    }
  }

  async #makeRoom() {
    for (const [id, opening] of this.#tables) {
      if (this.#tables.size <= keptTables) return;
      if (!(await opening).followed) this.#tables.delete(id);
    }
  }

  #hear(note: Note) {
    const ids = note === 'missed' ? [...this.#tables.keys()] : [note.match];
    for (const id of ids)
      this.#catchUp(id, note).catch((error: unknown) =>
        this.#log.error({ match: id, err: error }, 'A match could not be read on'),
      );
  }

  async #catchUp(id: string, note: Note) {
    const table = await this.#tables.get(id);
    if (!table) return;
    if (note === 'missed') {
      await table.refresh();
      // A bot may have been interrupted when the database was lost.
      if (table.followed) await table.settle();
    } else if (note.seq > table.seq) await table.refresh();
  }
}
