import type { CardId, EventName, LocationId, SeenEvent, View } from '@spaceline/engine';
import type { Act, AttemptSoFar, Beginning, DeedAct, Steps, Story, Team } from './act.ts';

/** Acts out of what was seen to happen: a pure reading, which needs nothing that is hidden. */

/** What has come of an update: the table before it, if that was seen, and after it. */
export interface News {
  /** Choices made so far. */
  readonly seq: number;
  readonly before?: View | undefined;
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

const movesThere = [
  'beamed',
  'walked',
  'flew',
  'towed',
  'docked',
  'undocked',
  'cloaked',
  'decloaked',
  'looked',
] as const satisfies readonly EventName[];

/** From one place or state to another, or a look: by itself nothing is lost or won. */
export const moves: ReadonlySet<EventName> = new Set<EventName>(movesThere);

/** Happenings with which somebody does something. */
const doings = [
  ...movesThere,
  'played',
  'reported',
  'built',
  'downloaded',
  'mission flipped',
] as const satisfies readonly EventName[];

/** Happenings that matter whoever is behind them. */
const turns = [
  'nullified',
  'killed',
  'saved',
  'destroyed',
  'damaged',
  'repaired',
  'scored',
  'relocated',
  'held',
  'disabled',
  'enabled',
  'under house arrest',
  'released',
  'control changed',
  'disappeared',
  'reappeared',
  'location made',
  'location closed',
  'location destroyed',
  'cured',
  'expired',
  'acquired',
  'flipped',
  'deactivated',
  'returned to hand',
  'journey ended',
  'draw deck regenerated',
] as const satisfies readonly EventName[];

/** What a deed can begin with. */
export type Heading = (typeof doings)[number] | (typeof turns)[number];

const ofDoings: ReadonlySet<EventName> = new Set(doings);
const ofTurns: ReadonlySet<EventName> = new Set(turns);

const isDoing = ({ e }: SeenEvent): boolean => ofDoings.has(e);
export const isTurn = ({ e }: SeenEvent): boolean => ofTurns.has(e);
export const isHeading = (e: EventName): e is Heading => ofDoings.has(e) || ofTurns.has(e);

const nobody: Team = { cards: [], hidden: 0 };
const teamOf = ({ cards, n }: SeenEvent): Team => ({ cards, hidden: Math.max(0, n - cards.length) });

/** Those who were shown count among the unseen no longer. */
function withSeen({ cards, hidden }: Team, shown: readonly CardId[]): Team {
  const more = shown.filter((card) => !cards.includes(card)).slice(0, hidden);
  return { cards: [...cards, ...more], hidden: hidden - more.length };
}

/** Acts while they grow. */
class Telling {
  readonly #acts: Act[];
  readonly #news: News;
  #attempt: AttemptSoFar | undefined;
  #turn: number;

  constructor({ acts, attempt, turn }: Story, news: News) {
    this.#acts = acts.slice();
    this.#attempt = attempt;
    this.#turn = turn;
    this.#news = news;
  }

  get story(): Story {
    return { acts: this.#acts, attempt: this.#attempt, turn: this.#turn };
  }

  hear(event: SeenEvent): void {
    switch (event.e) {
      case 'turn begun':
        this.#close();
        this.#attempt = undefined;
        this.#turn = event.n;
        return this.#begin(event, { kind: 'turn', player: event.player, isOpen: false });
      case 'attempt begun':
        this.#close();
        this.#attempt = {
          player: event.player,
          at: event.on,
          ship: event.card,
          steps: { met: [], left: this.#seedsBefore(event.on) },
          team: teamOf(event),
        };
        return;
      case 'seed card revealed':
        return this.#meet(event);
      case 'encountered':
        return this.#encounter(event);
      case 'revealed':
        this.#see(event);
        return this.#go(event);
      case 'artifact found':
        return this.#become(event);
      case 'mission completed':
        return this.#solve(event, true);
      case 'attempt ended':
        return this.#endAttempt(event);
      case 'battle initiated':
        this.#close();
        return this.#begin(event, {
          kind: 'battle',
          player: event.player,
          fought: event.word,
          at: event.on,
          isOpen: true,
        });
      case 'battle ended':
      case 'battle cancelled':
        this.#add(event);
        return this.#close();
      case 'game won':
      case 'game drawn':
        this.#close();
        return this.#begin(event, { kind: 'end', player: event.player, isOpen: false });
      default:
        return this.#go(event);
    }
  }

  /** What still waits for its conditions to be tested is foreseen by its own player. */
  foresee(): void {
    const last = this.#acts.at(-1);
    if (last?.kind !== 'encounter' || !last.isOpen) return;
    const met = this.#news.view.underWay.findLast((one) => one.is === 'encounter');
    if (met?.card === last.card && met.conditions)
      this.#acts[this.#acts.length - 1] = { ...last, foreseen: met.conditions };
  }

  #seedsBefore(at: LocationId): number | undefined {
    return this.#news.before?.spaceline.find(({ id }) => id === at)?.seeds;
  }

  #begin(event: SeenEvent, more: Beginning): void {
    const { action, names } = event;
    const told = { id: this.#acts.length, turn: this.#turn, seq: this.#news.seq, action, events: [event], names };
    this.#acts.push({ ...told, ...more });
  }

  #last(): Act | undefined {
    return this.#acts.at(-1);
  }

  #change(change: Partial<Act>): void {
    const last = this.#last();
    if (last) this.#acts[this.#acts.length - 1] = { ...last, ...change, seq: this.#news.seq } as Act;
  }

  #close(): void {
    if (this.#last()?.isOpen) this.#change({ isOpen: false });
  }

  #add(event: SeenEvent): void {
    const last = this.#last();
    if (last) this.#change({ events: [...last.events, event], names: { ...last.names, ...event.names } });
  }

  #step(change: (steps: Steps) => Steps): void {
    if (this.#attempt) this.#attempt = { ...this.#attempt, steps: change(this.#attempt.steps) };
  }

  /** Where the attempt has come to; one that was not seen to begin has no team. */
  #here(at: LocationId): Pick<AttemptSoFar, 'ship' | 'steps' | 'team' | 'at'> {
    const { ship = -1 as const, steps = { met: [], left: undefined }, team = nobody } = this.#attempt ?? {};
    return { at, ship, steps, team };
  }

  #meet(event: Extract<SeenEvent, { e: 'seed card revealed' }>): void {
    this.#close();
    this.#step(({ met, left }) => ({ met, left: left === undefined ? undefined : Math.max(0, left - 1) }));
    this.#begin(event, {
      kind: 'encounter',
      player: event.player,
      card: event.card,
      isOpen: true,
      ...this.#here(event.on),
    });
    this.#step(({ met, left }) => ({ met: [...met, { card: event.card, overcome: false }], left }));
  }

  /** The second half of a dilemma is met like another card. */
  #encounter(event: Extract<SeenEvent, { e: 'encountered' }>): void {
    const before = this.#attempt?.team.cards ?? [];
    const team = withSeen(teamOf(event), before);
    if (this.#attempt) this.#attempt = { ...this.#attempt, team };
    const last = this.#last();
    const isSame = last?.kind === 'encounter' && last.isOpen && last.card === event.card;
    if (isSame && !last.events.some(({ e }) => e === 'encountered')) {
      this.#add(event);
      return this.#change({ team });
    }
    this.#close();
    this.#begin(event, {
      kind: 'encounter',
      player: event.player,
      card: event.card,
      isOpen: true,
      ...this.#here(event.on),
      team,
    });
  }

  /** Whom a player has to show takes part from then on by name. */
  #see({ player, cards, names }: SeenEvent): void {
    if (this.#attempt?.player !== player) return;
    const team = withSeen(this.#attempt.team, cards);
    this.#attempt = { ...this.#attempt, team };
    const last = this.#last();
    if (last?.isOpen && 'team' in last)
      this.#change({ team: withSeen(last.team, cards), names: { ...last.names, ...names } });
  }

  #become(event: SeenEvent): void {
    this.#add(event);
    this.#change({ kind: 'find', isOpen: false } as Partial<Act>);
  }

  #solve(event: Extract<SeenEvent, { e: 'mission completed' | 'attempt ended' }>, isSolved: boolean): void {
    this.#close();
    const { player, on } = event;
    const before = this.#news.before?.players[player].score ?? 0;
    this.#begin(event, { kind: 'solve', player, isSolved, before, isOpen: isSolved, ...this.#here(on) });
  }

  /** A dilemma that ends the attempt says so itself. */
  #endAttempt(event: Extract<SeenEvent, { e: 'attempt ended' }>): void {
    const decided = event.word === 'the requirements are not met' || event.word.startsWith('barred by');
    const last = this.#last();
    if (decided) this.#solve(event, false);
    else if (last && last.action === event.action && last.kind !== 'turn') this.#add(event);
    this.#close();
    this.#attempt = undefined;
  }

  #overcome(event: SeenEvent): void {
    if (event.e !== 'conditions met' && event.e !== 'nullified') return;
    this.#step(({ met, left }) => ({
      met: met.map((one) => (one.card === event.card ? { ...one, overcome: true } : one)),
      left,
    }));
  }

  #go(event: SeenEvent): void {
    const last = this.#last();
    this.#overcome(event);
    if (last && last.isOpen && last.kind !== 'deed') return this.#add(event);
    const isSame = last?.kind === 'deed' && last.action === event.action;
    if (isDoing(event) && !(isSame && continues(last, event)))
      return this.#begin(event, { kind: 'deed', player: event.player, isOpen: true });
    if (isSame) return this.#add(event);
    // What follows an encounter or a battle in the same action is still of it.
    if (last && last.action === event.action && isTurn(event) && last.kind !== 'turn' && last.kind !== 'end')
      return this.#add(event);
    if (isTurn(event)) this.#begin(event, { kind: 'deed', player: -1, isOpen: true });
  }
}

/** The same player goes on with the same: docking after a flight, a second group that beams. */
const continues = (deed: DeedAct, event: SeenEvent): boolean => {
  const [head] = deed.events;
  return event.player === deed.player && event.e !== 'played' && head !== undefined && event.action === deed.action;
};

/** The story with what an update tells. */
export function told(story: Story, news: News): Story {
  const telling = new Telling(story, news);
  for (const event of news.events) telling.hear(event);
  telling.foresee();
  return telling.story;
}
