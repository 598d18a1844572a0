import { buildsBy } from '@spaceline/bots';
import {
  buildSealed,
  builders,
  commitmentOf,
  completeSealed,
  finishSealed,
  isLegal,
  judgeSealed,
  openBox,
  poolOf,
} from '@spaceline/decks';
import { problemWords } from '@spaceline/decks';
import type { Deck } from '@spaceline/decks';
import { warpSpeed, withBans } from '@spaceline/formats';
import type { Format, ReplacedBans } from '@spaceline/formats';
import { eachPart } from '@spaceline/language';
import { peopleLimits } from '@spaceline/protocol';
import type {
  CreatedSealed,
  CreateSealed,
  ListedBox,
  ReadySealed,
  SealedJudgement,
  SealedState,
} from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import type { Seeds } from '../match/chance.ts';
import { seatFor } from '../match/opponents.ts';
import type { Matches, Time } from '../match/matches.ts';
import { newMatchId, newToken, seatOf } from '../match/tokens.ts';
import type { Person } from '../people/people-store.ts';
import { Problem } from '../problem.ts';
import { SealedStore, seatOfSubject } from '../storage/sealed-store.ts';
import type { HeldSession, SealedSeat, SealedSession } from '../storage/sealed-store.ts';
import type { Seat, StoredDeck, Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

export interface SessionsOptions {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly time: Time;
  readonly seeds: Seeds;
  readonly bans: readonly ReplacedBans[];
  /** Seconds there are to build a deck, and seconds a round lasts. */
  readonly lasts: { readonly building: number; readonly round: number };
}

const refused = (status: number, code: string, why: string) =>
  new Problem(status, code, 'The sealed session did not go on', why);

const unknown = (id: string) =>
  new Problem(404, 'sealed/unknown', 'The sealed session was not found', `there is no session ${id}`);
const noToken = () => refused(401, 'sealed/no-token', 'a box is for its player only, and no token was shown');
const wrongToken = () => refused(403, 'sealed/token', 'the token belongs to no seat of this session');
const closed = () => refused(409, 'sealed/closed', 'the box was not opened yet');
const finished = () => refused(409, 'sealed/finished', 'the deck is finished already');
const timeIsUp = () => refused(409, 'sealed/finished', 'the time is up, and the deck was finished from what was kept');

const copyOf = (deck: StoredDeck): Deck => eachPart((part) => [...deck[part]]);
const sameDeck = (one: StoredDeck | undefined, other: StoredDeck): boolean =>
  one !== undefined && JSON.stringify(copyOf(one)) === JSON.stringify(copyOf(other));
const isUp = ({ deadline }: SealedSeat, now: Date): boolean => deadline !== undefined && deadline <= now;

/** The cards of a seat's box. */
const poolOfSeat = ({ boxSeed }: SealedSeat): readonly string[] => poolOf(openBox(boxSeed));

const atTable = ({ name, bot, thinking, tokenHash }: SealedSeat): Seat => ({
  name,
  ...(bot === undefined ? {} : { bot }),
  ...(thinking ? { thinking } : {}),
  ...(tokenHash === undefined ? {} : { tokenHash }),
});

const secondsADay = 24 * 60 * 60;

/** Problems told of one deck; a deck from a box has few. */
const mostProblems = 100;

interface Asked {
  readonly id: string;
  readonly token: string | undefined;
  readonly person: Person | undefined;
}

interface Found {
  readonly session: SealedSession;
  readonly own: 0 | 1;
  readonly seat: SealedSeat;
}

/** Sealed play (WS-1.1): a box for each seat, half an hour to build, then a match. */
export class Sessions {
  readonly #store: SealedStore;
  readonly #matches: Matches;
  readonly #time: Time;
  readonly #seeds: Seeds;
  readonly #format: Format;
  readonly #lasts: SessionsOptions['lasts'];

  constructor({ storage, matches, time, seeds, bans, lasts }: SessionsOptions) {
    this.#store = new SealedStore(storage);
    this.#matches = matches;
    this.#time = time;
    this.#seeds = seeds;
    this.#format = withBans(warpSpeed, bans);
    this.#lasts = lasts;
  }

  /** Draws the seeds of both boxes, and tells what they are committed to (EP-1.3). */
  async create({ name, opponent }: CreateSealed, person?: Person, within?: Kysely<Tables>): Promise<CreatedSealed> {
    const id = newMatchId();
    const { token, tokenHash } = newToken();
    const [own, other] = [this.#seeds(), this.#seeds()];
    const seats = [
      { name: name ?? person?.name ?? 'Guest', tokenHash, boxSeed: own },
      { ...seatFor(opponent), boxSeed: other },
    ] as const;
    await this.#store.create(id, this.#format.id, seats, [person?.id, undefined], within);
    return { sealed: id, token, commitments: [commitmentOf(own), commitmentOf(other)] };
  }

  /** Two people, each with a box. They are known by who they are; what they agreed on is kept with their table. */
  async between(
    names: readonly [string, string],
    people: readonly [string, string],
    within: Kysely<Tables>,
  ): Promise<string> {
    const id = newMatchId();
    const seats = [
      { name: names[0], boxSeed: this.#seeds() },
      { name: names[1], boxSeed: this.#seeds() },
    ] as const;
    await this.#store.create(id, this.#format.id, seats, people, within);
    return id;
  }

  async isIn(id: string, person: Person): Promise<boolean> {
    return (await this.#store.seatOf(id, person.id)) !== undefined;
  }

  /** Boxes of a person from which no match has come yet. */
  of(person: Person): Promise<ListedBox[]> {
    return this.#store.of(person.id, peopleLimits.boxes);
  }

  async state(asked: Asked): Promise<SealedState> {
    return this.#stateOf(await this.#find(asked));
  }

  /** Opens the box, and with it the time to build begins, once. */
  async open(asked: Asked): Promise<SealedState> {
    const { session, own, seat } = await this.#find(asked);
    if (!seat.deadline) {
      await this.#store.open(session.id, own, this.#lasts.building);
      this.#time.wake();
    }
    return this.state(asked);
  }

  /** Keeps a draft as it is, and says what the judge thinks of it. */
  async draft(asked: Asked, deck: Deck): Promise<SealedJudgement> {
    const { session, own, seat } = await this.#find(asked);
    this.#mustBuild(seat);
    if (!(await this.#store.keep(session.id, own, deck))) throw timeIsUp();
    return this.#judge(deck, seat);
  }

  /** What there is, completed; without a deck, what was kept. */
  async suggest(asked: Asked, deck: Deck | undefined): Promise<Deck> {
    const { seat } = await this.#find(asked);
    if (!seat.deadline) throw closed();
    const pool = poolOfSeat(seat);
    const begun = deck ?? (seat.deck && copyOf(seat.deck));
    return begun ? completeSealed(begun, this.#format, pool) : buildSealed(pool, builders.trial);
  }

  /** The deck is ready; when all are, the match begins. Said twice it is the same match. */
  async ready(asked: Asked, deck: Deck): Promise<ReadySealed> {
    const { session, own, seat } = await this.#find(asked);
    if (!(seat.finished === 'person' && sameDeck(seat.deck, deck))) {
      this.#mustBuild(seat);
      this.#mustBeLegal(deck, seat);
      await this.#end(session.id, own, { deck });
    }
    const { session: now, seat: then } = await this.#find(asked);
    if (!sameDeck(then.deck, deck) || then.finished !== 'person') throw timeIsUp();
    return { match: matchOf(now), ...(asked.token === undefined ? {} : { token: asked.token }) };
  }

  /** The time of a seat is up: its deck is what was kept, completed where it has to be. */
  async timeIsUp(subject: string): Promise<'done'> {
    const { sealed, seat } = seatOfSubject(subject);
    await this.#end(sealed, seat, 'clock');
    return 'done';
  }

  async #find({ id, token, person }: Asked): Promise<Found> {
    const session = await this.#store.read(id);
    if (!session) throw unknown(id);
    const own = await this.#seatOf(session, token, person);
    const seat = session.seats[own];
    if (seat.finished || !isUp(seat, session.now)) return { session, own, seat };
    // Nobody has to wait for the timer of a server.
    await this.#end(id, own, 'clock');
    return this.#find({ id, token, person });
  }

  /** By the token; else the seat is that of the person. */
  async #seatOf({ id, seats }: SealedSession, token: string | undefined, person: Person | undefined): Promise<0 | 1> {
    if (token !== undefined) {
      const own = seatOf([atTable(seats[0]), atTable(seats[1])], token);
      if (own === undefined) throw wrongToken();
      return own;
    }
    const own = person && (await this.#store.seatOf(id, person.id));
    if (own === undefined) throw noToken();
    return own;
  }

  async #end(id: string, seat: 0 | 1, by: { deck: Deck } | 'clock'): Promise<void> {
    await this.#store.hold(id, (held) => this.#finish(held, seat, by));
    // The clock of the match is there only now.
    this.#time.wake();
  }

  /** Under the lock of the session: the first who finishes a seat has done it, and the last seat begins the match. */
  async #finish(held: HeldSession, own: 0 | 1, by: { deck: Deck } | 'clock') {
    const { session, db } = held;
    const seat = session.seats[own];
    if (seat.finished || session.match !== undefined || !seat.deadline) return;
    const late = by === 'clock' || isUp(seat, session.now);
    const deck = late ? this.#finished(seat) : by.deck;
    await held.finish(own, deck, late ? 'clock' : 'person');
    const other = session.seats[own === 0 ? 1 : 0];
    if (!other.finished && other.bot === undefined) {
      // Whoever is ready does not wait for ever for somebody who does not even open their box.
      const { clock } = await held.agreed();
      const days = clock?.kind === 'correspondence' ? clock.days : 0;
      if (!other.deadline) await held.begin(own === 0 ? 1 : 0, days * secondsADay || this.#lasts.building);
      return;
    }
    const theirs = other.deck ?? buildSealed(poolOfSeat(other), builders[buildsBy(other.bot ?? '')]);
    if (!other.finished) await held.finish(own === 0 ? 1 : 0, theirs, 'computer');
    const decks = own === 0 ? ([deck, theirs] as const) : ([theirs, deck] as const);
    const [one, two] = session.seats;
    await held.setMatch(
      await this.#matches.begin(
        { format: session.format, decks, seats: [atTable(one), atTable(two)], ...(await held.agreed()) },
        db,
      ),
    );
  }

  #finished(seat: SealedSeat): Deck {
    const pool = poolOfSeat(seat);
    return seat.deck ? finishSealed(copyOf(seat.deck), this.#format, pool) : buildSealed(pool, builders.trial);
  }

  #mustBuild({ deadline, finished: by }: SealedSeat) {
    if (!deadline) throw closed();
    if (by === 'clock') throw timeIsUp();
    if (by) throw finished();
  }

  #mustBeLegal(deck: Deck, seat: SealedSeat) {
    const problems = judgeSealed(deck, this.#format, poolOfSeat(seat));
    if (isLegal(problems)) return;
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw new Problem(400, 'deck/illegal', 'The deck was not taken', errors.slice(0, 10).map(problemWords).join(' '));
  }

  #judge(deck: Deck, seat: SealedSeat): SealedJudgement {
    const problems = judgeSealed(deck, this.#format, poolOfSeat(seat));
    return {
      legal: isLegal(problems),
      problems: problems.slice(0, mostProblems).map((problem) => {
        const { severity, clause, card, section } = problem;
        return {
          severity,
          clause,
          ...(card === undefined ? {} : { card }),
          ...(section === undefined ? {} : { section }),
          words: problemWords(problem),
        };
      }),
    };
  }

  #stateOf({ session, own, seat }: Found): SealedState {
    const { id, match, over, now } = session;
    const mineFirst = <T>(of: (seat: SealedSeat) => T): [T, T] => {
      const [one, two] = session.seats.map(of) as [T, T];
      return own === 0 ? [one, two] : [two, one];
    };
    return {
      sealed: id,
      phase: over ? 'over' : match !== undefined ? 'playing' : seat.deadline ? 'building' : 'closed',
      now: now.getTime(),
      lasts: { building: this.#lasts.building * 1000, round: this.#lasts.round * 1000 },
      commitments: mineFirst(({ boxSeed }) => commitmentOf(boxSeed)),
      other: mineFirst(({ name, bot }) => ({ name, bot: bot !== undefined }))[1],
      ...(seat.deadline ? { deadline: seat.deadline.getTime(), box: openedBox(seat) } : {}),
      ...(seat.deck ? { draft: copyOf(seat.deck) } : {}),
      ...(seat.finished === undefined || seat.finished === 'computer' ? {} : { finished: seat.finished }),
      ...(match === undefined ? {} : { match: { match } }),
      ...(over ? { seeds: mineFirst(({ boxSeed }) => boxSeed) } : {}),
    };
  }
}

const openedBox = ({ boxSeed }: SealedSeat) => {
  const { packs, premium } = openBox(boxSeed);
  return { packs: packs.map((pack) => [...pack]), premium: [...premium] };
};

const matchOf = ({ match }: SealedSession): string => {
  if (match === undefined) throw refused(409, 'sealed/waiting', 'the other player still builds');
  return match;
};
