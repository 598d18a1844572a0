import type { Deck } from '@spaceline/decks';
import { withBans } from '@spaceline/formats';
import type { Format, ReplacedBans } from '@spaceline/formats';
import { eachPart } from '@spaceline/language';
import type { Lobby as LobbyFacts, OpenTableAsked, OpenTableFacts, Seated, TableTerms } from '@spaceline/protocol';
import type { Bulletin } from '../company/bulletin.ts';
import type { Presence } from '../company/presence.ts';
import type { Matches, Time } from '../match/matches.ts';
import { askedFormat, deckOf } from '../match/setup.ts';
import { newMatchId } from '../match/tokens.ts';
import type { GamesStore } from '../people/games-store.ts';
import type { Person } from '../people/people.ts';
import type { Ratings } from '../people/ratings.ts';
import { Problem } from '../problem.ts';
import type { Sessions } from '../sealed/sessions.ts';
import type { StoredDeck } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { TableStore } from './table-store.ts';
import type { Became, TableRow } from './table-store.ts';

export interface LobbyOptions {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly sessions: Sessions;
  readonly games: GamesStore;
  readonly ratings: Ratings;
  readonly presence: Presence;
  readonly bulletin: Bulletin;
  readonly time: Time;
  readonly bans: readonly ReplacedBans[];
}

/** Tables, and matches to watch, told at once. */
const mostListed = 50;

/** Tables at which one person may wait. */
const mostHosted = 10;

const sealedFormat = 'warp-speed';

const refused = (status: number, code: string, why: string) => new Problem(status, code, 'Nobody sat down', why);
const unknown = (id: string) => new Problem(404, 'table/unknown', 'The table was not found', `there is no table ${id}`);
const notRated = (why: string) => new Problem(400, 'table/not-rated', 'The table was not opened', why);
const taken = () => refused(409, 'table/taken', 'somebody sat down there already');
const closed = () => refused(409, 'table/closed', 'the one who waited there closed it');
const ownTable = () => refused(409, 'table/own', 'it is your own table; send its link to somebody');
const notInvited = () => refused(403, 'table/invited', 'the other chair is kept for somebody');
const notYours = () => new Problem(403, 'table/not-yours', 'Nothing was changed', 'the table is somebody else’s');
const onlyAccounts = (what: string) =>
  new Problem(403, 'people/guest', what, 'rated games are for accounts; take a name and a password first');
const tooMany = () =>
  new Problem(409, 'table/too-many', 'The table was not opened', `you wait at ${mostHosted} tables already`);

const copyOf = (deck: StoredDeck): Deck => eachPart((part) => [...deck[part]]);

/** Where people find each other. Nothing is told of a deck before somebody sees it played. */
export class Lobby {
  readonly #options: LobbyOptions;
  readonly #store: TableStore;

  constructor(options: LobbyOptions) {
    this.#options = options;
    this.#store = new TableStore(options.storage);
  }

  async facts(asker: Person | undefined): Promise<LobbyFacts> {
    const { games, presence } = this.#options;
    const [open, own, invitations, watch] = await Promise.all([
      this.#store.waiting(mostListed),
      asker ? this.#store.hostedBy(asker.id) : [],
      asker ? this.#store.keptFor(asker.id) : [],
      games.toWatch(mostListed),
    ]);
    const isListed = ({ id, host, invited }: TableRow) =>
      host !== asker?.id && invited === null && !invitations.some((table) => table.id === id);
    const all = [...own, ...invitations, ...open.filter(isListed)];
    const tables = await Promise.all(all.map((row) => this.#factsOf(row, asker)));
    // Whoever looks is there, whether their line has been opened yet or not.
    return { tables, watch, here: Math.max(presence.count(), asker ? 1 : 0) };
  }

  async table(id: string, asker: Person | undefined): Promise<OpenTableFacts> {
    const row = await this.#store.read(id);
    if (!row) throw unknown(id);
    return this.#factsOf(row, asker);
  }

  /** Opens a table and waits; everything that could be refused later is refused now. */
  async open(host: Person, { deck: asked, ...terms }: OpenTableAsked): Promise<OpenTableFacts> {
    const format = this.#formatOf(terms);
    this.#mustBeRateable(terms, host);
    if ((await this.#store.hostedBy(host.id)).length >= mostHosted) throw tooMany();
    const id = newMatchId();
    const deck = terms.sealed ? undefined : deckOf(asked, format, terms.assisted);
    await this.#store.create({ id, host: host.id, terms, ...(deck ? { deck } : {}) });
    if (terms.public) await this.#stir();
    return this.table(id, host);
  }

  /** Offers to play a match again; who plays against it is invited, and nobody else. */
  async offerAgain(host: Person, of: { match: string; invited: string; terms: TableTerms; deck?: StoredDeck }) {
    const id = newMatchId();
    const { match, invited, terms, deck } = of;
    await this.#store.create({ id, host: host.id, terms, rematchOf: match, invited, ...(deck ? { deck } : {}) });
    await this.#options.bulletin.post({ k: 'games', people: [host.id, invited] });
  }

  again(match: string): Promise<TableRow | undefined> {
    return this.#store.again(match);
  }

  /** Sits down with a deck, and the match begins; or both open their boxes. */
  async sit(
    id: string,
    person: Person,
    asked: OpenTableAsked['deck'] | { readonly stored: StoredDeck },
  ): Promise<Seated> {
    const held = await this.#store.hold(id, async (row, db): Promise<Became> => {
      this.#mustBeFree(row, person);
      const { terms } = row;
      if (terms.rated && person.guest) throw onlyAccounts('Nobody sat down');
      const names = [row.name, person.name] as const;
      const people = [row.host, person.id] as const;
      if (terms.sealed || !row.deck) return { sealed: await this.#options.sessions.between(names, people, db) };
      const format = this.#formatOf(terms);
      const deck =
        typeof asked === 'object' && 'stored' in asked ? copyOf(asked.stored) : deckOf(asked, format, terms.assisted);
      return { match: await this.#begin(row, [copyOf(row.deck), deck], names, people, db) };
    });
    return this.#seated(id, held, [person.id]);
  }

  /** The host has had enough of waiting: the computer takes the other chair. */
  async seatComputer(id: string, host: Person): Promise<Seated> {
    const { matches, sessions } = this.#options;
    const held = await this.#store.hold(id, async (row, db): Promise<Became> => {
      this.#mustBeHosts(row, host);
      const { terms } = row;
      if (terms.sealed || !row.deck) return { sealed: (await sessions.create({}, host, db)).sealed };
      const { format, assisted, clock } = terms;
      const { match } = await matches.create(
        {
          deck: copyOf(row.deck),
          ...(format === undefined ? {} : { format }),
          ...(assisted === undefined ? {} : { assisted }),
          ...(clock === undefined ? {} : { clock }),
        },
        host,
        db,
      );
      return { match };
    });
    return this.#seated(id, held, []);
  }

  async close(id: string, host: Person): Promise<void> {
    const row = await this.#store.read(id);
    if (!row) throw unknown(id);
    this.#mustBeHosts(row, host);
    await this.#store.close(id);
    await this.#stir();
  }

  async #begin(
    { terms }: TableRow,
    decks: readonly [Deck, Deck],
    names: readonly [string, string],
    people: readonly [string, string],
    db: Parameters<Parameters<TableStore['hold']>[1]>[1],
  ): Promise<string> {
    const format = this.#formatOf(terms);
    return this.#options.matches.begin(
      {
        format: format.id,
        ...(typeof terms.format === 'object' ? { house: terms.format.text } : {}),
        decks,
        assisted: terms.assisted ?? false,
        seats: [{ name: names[0] }, { name: names[1] }],
        terms,
        people,
        ...(terms.hints && !terms.rated ? { hints: true } : {}),
        ...(terms.clock ? { clock: terms.clock } : {}),
      },
      db,
    );
  }

  async #seated(
    id: string,
    held: { readonly row: TableRow; readonly became: Became } | undefined,
    others: readonly string[],
  ): Promise<Seated> {
    if (!held) throw unknown(id);
    const { bulletin, time } = this.#options;
    // The clock of the match is there only now.
    time.wake();
    await bulletin.post({ k: 'games', people: [held.row.host, ...others] });
    await this.#stir();
    return held.became;
  }

  #formatOf(terms: TableTerms): Format {
    return withBans(askedFormat(terms.sealed ? sealedFormat : (terms.format ?? 'open')), this.#options.bans);
  }

  /** Ratings compare people who play the same game by the rules alone. */
  #mustBeRateable({ rated, assisted, format }: TableTerms, host: Person) {
    if (!rated) return;
    if (host.guest) throw onlyAccounts('The table was not opened');
    if (assisted) throw notRated('at an assisted table the players correct the game, so it is not rated');
    if (typeof format === 'object') throw notRated('games of house formats are not rated');
  }

  #mustBeFree(row: TableRow, person: Person) {
    if (row.match !== null || row.sealed !== null) throw taken();
    if (row.closed !== null) throw closed();
    if (row.host === person.id) throw ownTable();
    if (row.invited !== null && row.invited !== person.id) throw notInvited();
  }

  #mustBeHosts(row: TableRow, host: Person) {
    if (row.host !== host.id) throw notYours();
    if (row.match !== null || row.sealed !== null) throw taken();
    if (row.closed !== null) throw closed();
  }

  async #stir() {
    await this.#options.bulletin.post({ k: 'lobby' });
  }

  async #factsOf(row: TableRow, asker: Person | undefined): Promise<OpenTableFacts> {
    const { ratings, presence, games, sessions } = this.#options;
    const { terms } = row;
    const { id: format, name: formatName } = this.#formatOf(terms);
    const rating = (await ratings.inFormat([row.host], format)).get(row.host);
    const own = row.host === asker?.id;
    const isTaken = row.match !== null || row.sealed !== null;
    // Where it led is told to those who went there.
    const isIn =
      own || (row.match !== null && asker !== undefined && (await games.seatOf(row.match, asker.id)) !== undefined);
    const hasBox = own || (row.sealed !== null && asker !== undefined && (await sessions.isIn(row.sealed, asker)));
    return {
      table: row.id,
      host: {
        person: row.host,
        name: row.name,
        guest: row.guest,
        here: presence.isOpen(row.host),
        ...(rating ? { rating } : {}),
      },
      format,
      formatName,
      ...(typeof terms.format === 'object' ? { house: terms.format.text } : {}),
      sealed: terms.sealed ?? false,
      assisted: terms.assisted ?? false,
      rated: terms.rated ?? false,
      public: terms.public ?? false,
      ...(terms.watching === undefined ? {} : { watching: terms.watching }),
      ...(terms.clock ? { clock: terms.clock } : {}),
      created: row.created.toISOString(),
      own,
      phase: isTaken ? 'taken' : row.closed === null ? 'waiting' : 'closed',
      ...(isIn && row.match !== null ? { match: row.match } : {}),
      ...(hasBox && row.sealed !== null ? { sealedSession: row.sealed } : {}),
    };
  }
}
