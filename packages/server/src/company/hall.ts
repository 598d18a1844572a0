import type { Seer } from '@spaceline/engine';
import type { Company } from '@spaceline/protocol';
import { claimableFrom } from '../match/absence.ts';
import type { Absence } from '../match/absence.ts';
import type { Matches } from '../match/matches.ts';
import { RecordedTable } from '../match/recorded.ts';
import type { GamesStore } from '../people/games-store.ts';
import { MatchStore } from '../storage/match-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attending } from './attending.ts';
import type { Bulletin } from './bulletin.ts';
import type { Chat } from './chat.ts';
import type { Presence } from './presence.ts';
import { watchersOf } from './watchers.ts';

export interface HallOptions {
  readonly storage: Storage;
  readonly bulletin: Bulletin;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly games: GamesStore;
  readonly matches: Matches;
  /** How long somebody who is away is waited for. */
  readonly claims: Omit<Absence, 'now'>;
  readonly log: { error(facts: object, message: string): void };
}

/** Milliseconds for which it is known who sits at a match. */
const remembered = 30_000;

/** Milliseconds for which comings and goings at a table are gathered before they are told. */
const gathered = 150;

/** Matches of which that is known. */
const mostRemembered = 2_000;

/** Who attends on this server, and what reaches them. */
export class Hall {
  readonly chat: Chat;
  readonly presence: Presence;
  readonly #games: GamesStore;
  readonly #matches: Matches;
  readonly #store: MatchStore;
  readonly #claims: HallOptions['claims'];
  readonly #log: HallOptions['log'];
  readonly #attending = new Set<Attending>();
  /** Tables at which somebody came or went a moment ago. */
  readonly #stirred = new Map<string, NodeJS.Timeout>();
  readonly #seated = new Map<string, { readonly people: readonly string[]; readonly at: number }>();
  readonly #stop: () => void;

  constructor({ storage, bulletin, presence, chat, games, matches, claims, log }: HallOptions) {
    this.chat = chat;
    this.presence = presence;
    this.#games = games;
    this.#matches = matches;
    this.#store = new MatchStore(storage);
    this.#claims = claims;
    this.#log = log;
    bulletin.listen((item) => this.#each((attending) => attending.hear(item)));
    presence.onChange((match) => this.#gather(match));
    this.#stop = storage.listen((note) => {
      if (note !== 'missed' && 'match' in note && this.#attending.size > 0) this.#try(this.#moved(note.match));
    });
  }

  /** Gives the way to leave. */
  attend(attending: Attending): () => void {
    this.#attending.add(attending);
    const close = attending.person && this.presence.open(attending.person.id);
    return () => {
      this.#attending.delete(attending);
      close?.();
    };
  }

  /** Who is at a table. Those who watch are not told when something was done there, which they may see later. */
  async company(match: string, seer: Seer): Promise<Company> {
    const [people, table, moved] = await Promise.all([
      this.#games.peopleOf(match),
      this.#matches.open(match),
      this.#store.movedAt(match),
    ]);
    const { row, over } = table;
    // Where nothing can be chosen nobody waits for anybody.
    const awaited = table instanceof RecordedTable ? [] : table.awaited;
    const away = (seat: 0 | 1) => {
      if (seer === 'spectator') return {};
      const since = this.presence.leftAt(match, seat);
      const claimable = over ? undefined : claimableFrom({ row, moved, awaited }, seat, this.#claims);
      return { ...(since === undefined ? {} : { since }), ...(claimable === undefined ? {} : { claimable }) };
    };
    const playerAt = (seat: 0 | 1) => {
      const person = people.find((each) => each.seat === seat)?.person;
      return {
        here: this.presence.isHere(match, seat),
        ...away(seat),
        ...(person === undefined ? {} : { person }),
      };
    };
    return {
      t: 'company',
      match,
      now: Date.now(),
      patience: this.#claims.patience * 1000,
      players: [playerAt(0), playerAt(1)],
      ...watchersOf(this.presence.at(match)),
    };
  }

  close(): void {
    this.#stop();
    for (const timer of this.#stirred.values()) clearTimeout(timer);
    this.#stirred.clear();
  }

  #gather(match: string) {
    if (this.#stirred.has(match)) return;
    const timer = setTimeout(() => {
      this.#stirred.delete(match);
      this.#try(this.#tellCompany(match));
    }, gathered);
    this.#stirred.set(match, timer);
  }

  /** What is looked up once for all who watch, and once for those who play, is told to all of them. */
  async #tellCompany(match: string): Promise<void> {
    const told = new Map<'player' | 'spectator', Promise<Company>>();
    for (const attending of this.#attending) {
      const seer = attending.seerAt(match);
      if (seer === undefined) continue;
      const kind = seer === 'spectator' ? seer : 'player';
      const company = told.get(kind) ?? this.company(match, seer);
      told.set(kind, company);
      this.#try(company.then((message) => attending.tell(message)));
    }
  }

  async #moved(match: string) {
    const people = await this.#peopleOf(match);
    if (people.length === 0) return;
    for (const attending of this.#attending)
      if (attending.person && people.includes(attending.person.id)) attending.moved(match);
  }

  async #peopleOf(match: string): Promise<readonly string[]> {
    const now = performance.now();
    const known = this.#seated.get(match);
    if (known && now - known.at < remembered) return known.people;
    const people = (await this.#games.peopleOf(match)).map(({ person }) => person);
    this.#seated.delete(match);
    this.#seated.set(match, { people, at: now });
    for (const oldest of this.#seated.keys()) {
      if (this.#seated.size <= mostRemembered) break;
      this.#seated.delete(oldest);
    }
    return people;
  }

  #each(tell: (attending: Attending) => Promise<void>) {
    for (const attending of this.#attending) this.#try(tell(attending));
  }

  #try(telling: Promise<void>) {
    telling.catch((error: unknown) => this.#log.error({ err: error }, 'Somebody was not told'));
  }
}
