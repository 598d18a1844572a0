import { furtherCardsOf } from '@spaceline/decks/catalogue';
import type { Player, Seer, State } from '@spaceline/engine';
import { withBans } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import type { CreateMatch, CreatedMatch, MatchFacts, Reasons, Replay } from '@spaceline/protocol';
import { replayVersion } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import { OtherRules, Problem, unknownMatch } from '../problem.ts';
import { MatchStore } from '../storage/match-store.ts';
import type { MatchRow } from '../storage/match-store.ts';
import type { Note } from '../storage/notes.ts';
import type { Seat, Tables } from '../storage/schema.ts';
import { SnapshotStore } from '../storage/snapshot-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Person } from '../people/people-store.ts';
import { secretSeeds } from './chance.ts';
import type { Seeds } from './chance.ts';
import { standing } from './course.ts';
import { uncut } from './cuts.ts';
import { deal, differsFromHere, formatThen, roundLasts } from './deal.ts';
import { Histories } from './histories.ts';
import { reasonsOf } from './reasons.ts';
import { LateTables } from './late.ts';
import { RecordedTable } from './recorded.ts';
import { deckFor, seatFor } from './opponents.ts';
import { askedFormat, deckOf } from './setup.ts';
import { eachPart } from '@spaceline/language';
import type { Thinkers } from '../thinking/thinkers.ts';
import { Table } from './table.ts';
import type { TableLog } from './table.ts';
import { newMatchId, newToken } from './tokens.ts';

const defaultFormat = 'open';

/** Who keeps the time of matches. */
export interface Time {
  now(): number;
  /** A deadline was begun. */
  wake(): void;
}

export interface MatchesOptions {
  readonly storage: Storage;
  readonly log: TableLog;
  readonly time: Time;
  readonly seeds?: Seeds;
  /** Where computers think, and whether any may take its time. */
  readonly thinkers: Thinkers;
  readonly pauses: boolean;
  /** Ban lists in the place of those of formats. */
  readonly bans?: readonly ReplacedBans[];
  /** Seconds a round lasts, in the place of what its format says. */
  readonly roundLasts?: number;
  /** And until a match lapses to which somebody never came. */
  readonly comingLasts?: number;
  /** Tables kept in memory while nobody follows them. */
  readonly keptTables?: number;
  /** A match ended here. */
  readonly ended?: (match: string) => void;
  /** And for how many milliseconds. */
  readonly idleFor?: number;
}

/** Tables kept in memory while nobody follows them. */
const defaultKept = 200;

/** Milliseconds for which a table that nobody follows is kept, in case somebody comes back, and after which others rest. */
const longestIdle = 60_000;

interface Kept {
  readonly opening: Promise<OpenTable>;
  /** Once it is open. */
  table?: OpenTable;
  /** When somebody wanted it last. */
  used: number;
}

/** A match that is computed here, or one that can only be shown. */
export type OpenTable = Table | RecordedTable;

const stillRuns = (what: 'replay' | 'reasons', it: string) =>
  new Problem(
    409,
    'replay/running',
    `The ${what} ${it === 'it' ? 'was' : 'were'} not sent`,
    `the match is not over, and ${it} would tell of hidden cards`,
  );

/** All matches, of which some are open as tables on this node. */
export class Matches {
  readonly #store: MatchStore;
  readonly #log: TableLog;
  readonly #seeds: Seeds;
  readonly #bans: readonly ReplacedBans[];
  readonly #time: Time;
  readonly #roundLasts: number | undefined;
  readonly #comingLasts: number | undefined;
  readonly #thinkers: Thinkers;
  readonly #pauses: boolean;
  /** The least recently used first. */
  readonly #tables = new Map<string, Kept>();
  readonly #keptTables: number;
  readonly #ended: (match: string) => void;
  readonly #idleFor: number;
  readonly #snapshots: SnapshotStore;
  readonly #histories: Histories;
  readonly #sweeping: NodeJS.Timeout;
  readonly #late: LateTables;
  readonly #stopListening: () => void;

  constructor(options: MatchesOptions) {
    const { storage, log, time, seeds = secretSeeds, bans = [], ended = () => {} } = options;
    this.#ended = ended;

    this.#bans = bans;
    this.#store = new MatchStore(storage);
    this.#seeds = seeds;
    this.#log = log;
    this.#time = time;
    this.#roundLasts = options.roundLasts;
    this.#comingLasts = options.comingLasts;
    this.#thinkers = options.thinkers;
    this.#pauses = options.pauses;
    this.#keptTables = options.keptTables ?? defaultKept;
    this.#idleFor = options.idleFor ?? longestIdle;
    this.#snapshots = new SnapshotStore(storage);
    this.#histories = new Histories(this.#store);
    this.#late = new LateTables({
      storage,
      histories: this.#histories,
      thinkers: this.#thinkers,
      log,
      now: () => time.now(),
      idleFor: this.#idleFor,
      mostIdle: this.#keptTables,
    });
    this.#sweeping = setInterval(() => this.#sweep(), this.#idleFor / 2).unref();
    this.#stopListening = storage.listen((note) => this.#hear(note));
  }

  /** Seats a person against the computer. */
  async create(asked: CreateMatch, person?: Person, within?: Kysely<Tables>): Promise<CreatedMatch> {
    const format = withBans(askedFormat(asked.format ?? defaultFormat), this.#bans);
    const assisted = asked.assisted ?? false;
    const deck = deckOf(asked.deck, format, assisted);
    const decks = [deck, deckFor(asked.opponent, deck, format)] as const;
    const { token, tokenHash } = newToken();
    const match = await this.begin(
      {
        format: format.id,
        ...(typeof asked.format === 'object' ? { house: asked.format.text } : {}),
        decks,
        assisted,
        ...(asked.clock ? { clock: asked.clock } : {}),
        seats: [{ name: asked.name ?? person?.name ?? 'Guest', tokenHash }, seatFor(asked.opponent)],
        ...(person ? { people: [person.id, undefined] } : {}),
      },
      within,
    );
    return { match, token };
  }

  /** A new match of these players, and its clock; `within` a transaction, whoever commits it wakes the clock. */
  async begin(match: Omit<Parameters<typeof deal>[0], 'id' | 'seed'>, within?: Kysely<Tables>): Promise<string> {
    const { terms, clock, seats } = match;
    // Two people who sat down at a table may both be elsewhere by now.
    const meets =
      terms !== undefined && clock?.kind !== 'correspondence' && seats.every(({ bot }) => bot === undefined);
    const dealt = deal({ ...match, meets, id: newMatchId(), seed: this.#seeds() });
    const round = dealt.roundLasts === undefined ? {} : { roundLasts: this.#roundLasts ?? dealt.roundLasts };
    const lapses = meets && this.#comingLasts !== undefined ? { lapsesAfter: this.#comingLasts } : {};
    await this.#store.create({ ...dealt, ...round, ...lapses }, within);
    if ((dealt.roundLasts ?? dealt.thinkingLasts ?? dealt.lapsesAfter) !== undefined && !within) this.#time.wake();
    return dealt.id;
  }

  /** Who has the seats, without setting the table. */
  async seatsOf(id: string): Promise<readonly [Seat, Seat]> {
    const known = this.#tables.get(id)?.table;
    return known ? known.seats : (await this.#read(id)).seats;
  }

  /** A copy of a finished match up to a choice of it, to be played on against the computer. */
  async copy(id: string, at: number, seat: Player, person?: Person): Promise<CreatedMatch> {
    const table = await this.open(id);
    await table.refresh();
    const { row } = table;
    if (table instanceof RecordedTable || !table.over)
      throw new Problem(409, 'copy/running', 'The match was not copied', 'it is not over, or it is of other rules');
    const line = standing(await this.#store.log(id, 0));
    if (at >= line.length)
      throw new Problem(400, 'copy/over', 'The match was not copied', `it was over with choice ${line.length}`);
    const { token, tokenHash } = newToken();
    const mine = { name: person?.name ?? 'Guest', tokenHash };
    const copy = deal({
      id: newMatchId(),
      format: row.format,
      ...(row.house === null ? {} : { house: row.house }),
      decks: row.decks,
      assisted: row.assisted,
      seed: row.seed,
      seats: seat === 0 ? [mine, seatFor(undefined)] : [seatFor(undefined), mine],
      ...(person ? { people: seat === 0 ? [person.id, undefined] : [undefined, person.id] } : {}),
    });
    await this.#store.copy(
      copy,
      id,
      line.slice(0, at).map(({ seq }) => seq),
    );
    return { match: copy.id, token };
  }

  /** Ends the round of a match, because its time is up. */
  async endRound(id: string): Promise<'done' | 'not here'> {
    const table = await this.open(id);
    if (table instanceof RecordedTable) return 'not here';
    await table.endRound();
    return 'done';
  }

  /** Ends a match to which somebody never came. */
  async lapse(id: string): Promise<'done' | 'not here'> {
    const table = await this.open(id);
    if (table instanceof RecordedTable) return 'not here';
    await table.lapse();
    return 'done';
  }

  /** Ends a match whose player has no time left. */
  async runOut(id: string): Promise<'done' | 'not here'> {
    const table = await this.open(id);
    if (table instanceof RecordedTable) return 'not here';
    await table.runOut();
    return 'done';
  }

  /** Whether it is open here already, or being opened. */
  isAtHand(id: string): boolean {
    return this.#tables.has(id);
  }

  async open(id: string): Promise<OpenTable> {
    const kept = this.#tables.get(id) ?? this.#begin(id);
    const table = await kept.opening;
    // It was found to be of other rules meanwhile, and is opened as such.
    if (this.#tables.get(id) !== kept) return this.open(id);
    this.#tables.delete(id);
    this.#tables.set(id, kept);
    kept.used = performance.now();
    return table;
  }

  /** The table as it is shown to this recipient: those who watch may see it later, or not at all, and pay for opening it. */
  async shownTo(table: OpenTable, seer: Seer, pay: () => Promise<void>): Promise<OpenTable> {
    return seer === 'spectator' ? this.#late.watched(table, pay) : table;
  }

  /** Refuses whoever may not even know who is at the table. */
  async mayAttend(table: OpenTable, seer: Seer): Promise<void> {
    if (seer === 'spectator') await this.#late.delayOf(table);
  }

  /** What cannot be opened leaves no trace, and is nobody else's failure. */
  #begin(id: string): Kept {
    const kept: Kept = { opening: this.#load(id), used: performance.now() };
    this.#tables.set(id, kept);
    this.#makeRoom();
    kept.opening.then(
      (table) => (kept.table = table),
      () => this.#forget(id, kept),
    );
    return kept;
  }

  #forget(id: string, kept: Kept | undefined) {
    if (this.#tables.get(id) === kept) this.#tables.delete(id);
  }

  /** How many matches are in memory, how many of them somebody follows, and at how many of those nothing happens. */
  get here(): { readonly open: number; readonly followed: number; readonly resting: number } {
    const tables = [...this.#tables.values()].map(({ table }) => table);
    const followed = tables.filter((table) => table?.followed);
    const resting = followed.filter((table) => table instanceof Table && table.resting);
    return { open: tables.length, followed: followed.length, resting: resting.length };
  }

  async facts(table: OpenTable, seer: Seer): Promise<MatchFacts> {
    await table.refresh();
    const { id, row } = table;
    const format = formatThen(row);
    const person = (i: 0 | 1) => {
      const { name, bot } = row.seats[i];
      return { name, bot: bot !== undefined, ...(bot === undefined ? {} : { level: bot }) };
    };
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
      ...(table instanceof Table && table.mayAdvise ? { hints: true } : {}),
      unwritten: furtherCardsOf(known, row.assisted).map(({ id: card, title }) => ({ id: card, title })),
      players: [person(0), person(1)],
      seq: table.seq,
      created: row.created.toISOString(),
      ...(finished ? { finished: finished.toISOString() } : {}),
      ...(over ? { over } : {}),
      ...(row.clock ? { clock: row.clock } : {}),
      ...(row.versions.rules === undefined ? {} : { rules: row.versions.rules }),
      ...(table instanceof RecordedTable ? { recorded: table.problem } : table.round ? { round: table.round } : {}),
    };
  }

  /** The whole game. It holds the seed, and with it every hidden card: not before the match is over. */
  async replay(id: string): Promise<Replay> {
    const table = await this.open(id);
    await table.refresh();
    const log = await this.#store.log(id, 0);
    const last = log.at(-1);
    if (!table.over || !last) throw stillRuns('replay', 'it');
    const { row } = table;
    const line = standing(log);
    const stands = new Set(line.map(({ seq }) => seq));
    const kept = (await this.#store.events(id, 0)).filter(({ seq }) => stands.has(seq));
    const events = [row, ...kept].map((one) => one.events && uncut(one.events));
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
      choices: line.map(({ choice }) => choice),
      ...(events.some((kept) => kept !== null) ? { events } : {}),
      hash: last.hash,
    };
  }

  /** Why computers did what they did. It tells of cards that were hidden: not before the match is over. */
  async reasons(id: string): Promise<Reasons['reasons']> {
    const table = await this.open(id);
    await table.refresh();
    if (!table.over) throw stillRuns('reasons', 'they');
    return reasonsOf(await this.#store.events(id, 0), await this.#store.reasons(id));
  }

  async close(): Promise<void> {
    this.#stopListening();
    clearInterval(this.#sweeping);
    await this.#late.close();
    await Promise.allSettled([...this.#tables.values()].map(async ({ opening }) => (await opening).close()));
  }

  async #read(id: string): Promise<MatchRow> {
    const row = await this.#store.read(id);
    if (!row) throw unknownMatch(id);
    return row;
  }

  async #load(id: string): Promise<OpenTable> {
    const row = await this.#read(id);
    const how = differsFromHere(row);
    const store = this.#store;
    const histories = this.#histories;
    if (how !== undefined) return RecordedTable.open(row, { store, histories }, how);
    try {
      const kept = this.#tables.get(id);
      const otherRules = () => this.#forget(id, kept);
      const now = () => this.#time.now();
      const wake = () => this.#time.wake();
      const ended = () => this.#ended(id);
      const lasts = (state: State) => roundLasts(state) && (this.#roundLasts ?? roundLasts(state));
      const snapshots = this.#snapshots;
      const thinking = { thinkers: this.#thinkers, pauses: this.#pauses };
      const stored = { store, snapshots, histories, log: this.#log };
      return await Table.open(row, { ...stored, ...thinking, now, wake, otherRules, ended, roundLasts: lasts });
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error;
      // The versions say nothing of it, and yet it is not the same game any more.
      this.#log.error({ match: id, err: error.cause ?? error }, 'A match is shown, because it could not be computed');
      return RecordedTable.open(row, { store, histories }, error.how);
    }
  }

  /**
   * Lets go of what nobody follows: those that nobody wanted for a while, and of more than are kept those nobody wanted
   * for the longest time. What is being opened stays.
   */
  #makeRoom() {
    const idle = [...this.#tables].filter(([, { table }]) => table && !table.followed);
    const tooMany = idle.length - this.#keptTables;
    const before = performance.now() - this.#idleFor;
    for (const [at, [id, { used }]] of idle.entries()) if (at < tooMany || used < before) this.#tables.delete(id);
  }

  /** What is not needed where nothing happens goes, too. */
  #sweep() {
    this.#makeRoom();
    const before = performance.now() - this.#idleFor;
    for (const { table } of this.#tables.values()) if (table instanceof Table) table.rest(before);
    this.#histories.forget(before);
  }

  #hear(note: Note) {
    if (note !== 'missed' && !('match' in note)) return;
    // Nearly all notes are of what was done here.
    if (note !== 'missed' && (this.#tables.get(note.match)?.table?.seq ?? -1) >= note.seq) return;
    const ids = note === 'missed' ? [...this.#tables.keys()] : [note.match];
    for (const id of ids)
      this.#catchUp(id, note).catch((error: unknown) =>
        this.#log.error({ match: id, err: error }, 'A match could not be read on'),
      );
  }

  async #catchUp(id: string, note: 'missed' | Extract<Note, { match: string }>) {
    const table = await this.#tables.get(id)?.opening.catch(() => undefined);
    if (!table) return;
    if (note === 'missed') {
      await table.refresh();
      // A bot may have been interrupted when the database was lost.
      if (table.followed) await table.settle();
    } else if (note.seq > table.seq) await table.refresh(note.seq);
  }
}
