import { allCards } from '@spaceline/cards';
import type { Choice, Decision, EventName, GameEvent, State, Verb } from '@spaceline/engine';
import { decisionKinds, eventGroups } from '@spaceline/engine';

/** Counts what happens in games: uses of every card, kinds of decisions, events. */

type Def = (typeof allCards)[number];
type Counts = Map<string, number>;

/** The event that makes a card of a type used: reported, encountered, attempted and so on. */
const usedBy: { readonly [T in Def['type']]: readonly EventName[] } = {
  Mission: ['attempt begun'],
  Dilemma: ['encountered'],
  Artifact: ['acquired', 'played'],
  Personnel: ['reported'],
  Ship: ['reported'],
  Equipment: ['reported'],
  Facility: ['facility seeded', 'built'],
  Event: ['played'],
  Doorway: ['played', 'seeded'],
  Interrupt: ['played'],
  Other: ['played', 'seeded'],
};

export const useOf = (type: Def['type']): string => usedBy[type].join(' or ');

/** Kinds of decisions of chapter 31 that are options among the actions of an opportunity. */
const kindOfVerb: { readonly [V in Verb]?: string } = {
  report: 'D-6',
  build: 'D-6',
  play: 'D-6',
  'switch affiliation': 'D-8',
  beam: 'D-9',
  walk: 'D-9',
  dock: 'D-10',
  undock: 'D-10',
  fly: 'D-11',
  cloak: 'D-12',
  decloak: 'D-12',
  attempt: 'D-13',
  battle: 'D-14',
  download: 'D-18',
  draw: 'D-26',
  use: 'D-27',
  flip: 'D-34',
  activate: 'D-37',
};

const onPlayer = (choice: Choice): boolean => choice.do === 'play' && 'player' in choice.on;

/** A journey the ship must make; the way is its player's choice. */
const isBound = (s: State, ship: number): boolean =>
  s.play.some((id) => s.cards[id].host === ship && s.fixed.cards[id].binds !== undefined);

/** A crew or team is being divided, or its gear. */
const separates = (s: State): boolean => {
  const kind = s.frames.at(-1)?.kind;
  return kind === 'split' || kind === 'regroup';
};

const add = (counts: Counts, key: string, n = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};

export class Tally {
  readonly uses: Counts = new Map(allCards.map((card) => [card.id, 0]));
  readonly decisions: Counts = new Map(Object.keys(decisionKinds).map((kind) => [kind, 0]));
  /** By the number of chapter 31. */
  readonly kinds: Counts = new Map(Array.from({ length: 39 }, (_, i) => [`D-${i + 1}`, 0]));
  readonly verbs: Counts = new Map();
  readonly events: Counts = new Map(Object.keys(eventGroups).map((name) => [name, 0]));
  choices = 0;

  /** Before a choice is carried out. */
  chosen(s: State, decision: Decision, choice: Choice): void {
    this.choices += 1;
    add(this.decisions, decision.kind);
    add(this.verbs, choice.do);
    const numbers = new Set<string | undefined>([decisionKinds[decision.kind], kindOfVerb[choice.do as Verb]]);
    if (onPlayer(choice)) numbers.add('D-30');
    if (choice.do === 'fly' && isBound(s, choice.card)) numbers.add('D-31');
    if (separates(s)) numbers.add('D-23');
    for (const number of numbers) if (number) add(this.kinds, number);
  }

  /** After a choice was carried out. */
  happened(s: State, events: readonly GameEvent[]): void {
    for (const event of events) this.book(s, event);
  }

  private book(s: State, event: GameEvent): void {
    add(this.events, event.e);
    const card = s.fixed.cards[event.e === 'attempt begun' ? event.on : event.card];
    if (card && usedBy[card.def.type].includes(event.e)) add(this.uses, card.def.id);
  }

  rarest(): Def[] {
    return allCards.toSorted((a, b) => this.uses.get(a.id)! - this.uses.get(b.id)!);
  }

  least(): number {
    return Math.min(...this.uses.values());
  }
}
