import type { Decision, Option, State } from '@spaceline/engine';
import { outcomesOf } from './read-correction.ts';
import type { CardNames } from './names.ts';

const sides = ['left of', 'right of', 'onto'] as const;

interface Parts {
  readonly o: Option;
  readonly card: string;
  readonly on: string;
  readonly to: string;
  readonly affiliation: string;
  readonly picks: string;
  readonly response: boolean;
  readonly target: string;
  /** Where stacks may go. */
  readonly places: string;
  /** How the text of the card can end. */
  readonly outcomes: readonly string[];
}

const after = (preposition: string, words: string): string =>
  words && words !== 'nothing' ? ` ${preposition} ${words}` : '';

const sayings: Readonly<Record<string, (p: Parts) => string>> = {
  pass: () => 'passes',
  'place mission': (p) => `places ${p.card} ${p.o.on < 0 ? 'left' : `${sides[p.o.way]} ${p.on}`}`,
  seed: (p) => `seeds ${p.card} ${p.o.on < 0 ? 'on the table' : `under ${p.on}`}`,
  'seed stacks': (p) => `stacks cards ${p.places}`,
  'seed facility': (p) => `seeds ${p.card} at ${p.on}`,
  report: (p) => `reports ${p.card} to ${p.on}${after('as', p.affiliation)}`,
  build: (p) => `builds ${p.card} at ${p.on}`,
  play: (p) => `${p.response ? 'responds with' : 'plays'} ${p.card}${after('on', p.response ? '' : p.target)}`,
  use: (p) => `uses ${p.card}${after('on', p.target)}`,
  beam: (p) => `beams ${p.picks} from ${p.on} to ${p.to}`,
  walk: (p) => `walks ${p.picks} from ${p.on} to ${p.to}`,
  dock: (p) => `docks ${p.card} at ${p.on}`,
  undock: (p) => `undocks ${p.card}`,
  fly: (p) => `flies ${p.card} to ${p.on}${p.o.way === 1 ? ' over the ends' : ''}${after('towing', p.to)}`,
  cloak: (p) => `cloaks ${p.card}`,
  decloak: (p) => `decloaks ${p.card}`,
  attempt: (p) => `attempts ${p.on}${p.o.card >= 0 ? ` with ${p.card}` : p.o.to > 0 ? ` with team ${p.o.to + 1}` : ''}`,
  battle: (p) =>
    p.o.way === 0
      ? `attacks ${p.on} with ${p.picks}`
      : `battles on ${p.on}${p.o.to > 0 ? ` with team ${p.o.to + 1}` : ''}`,
  'return fire': (p) => `returns fire at ${p.on} with ${p.picks}`,
  stun: (p) => `stuns ${p.on}`,
  'mortally wound': (p) => `mortally wounds ${p.on}`,
  'switch affiliation': (p) => `switches ${p.card} to ${p.affiliation}`,
  exchange: (p) => `exchanges ${p.on} for ${p.card}`,
  activate: (p) => `activates ${p.picks} aboard ${p.on}`,
  download: (p) => `downloads ${p.on} with ${p.card}`,
  rescue: (p) => `rescues ${p.card} with ${p.on}`,
  save: (p) => `saves ${p.card} with ${p.on}${p.o.to < 0 ? '' : `, ${p.to}`}`,
  arrange: (p) => `arranges ${p.picks}`,
  name: (p) => `names ${p.o.way}`,
  accept: (p) => `accepts ${p.card}`,
  forfeit: () => 'forfeits',
  'raise limit': () => 'raises the limit',
  reselect: () => 'reselects',
  draw: () => 'draws',
  move: (p) => `moves ${p.card} to ${p.on}`,
  choose: (p) => `chooses ${p.picks}`,
  acknowledge: (p) => `acknowledges a look at ${p.picks}`,
  take: (p) => `chooses ${p.card}`,
  answer: (p) => `responds with ${p.card}`,
  settle: (p) => `settles ${p.card}: ${p.outcomes[p.o.way]}`,
  consent: () => 'agrees',
  decline: () => 'declines',
};

const usual = (p: Parts): string =>
  `${p.o.do}${after('of', p.card)}${after('on', p.on)}${after('to', p.to)}${p.o.way >= 0 ? ` way ${p.o.way + 1}` : ''}`;

const pickWords = (o: Option, names: CardNames): string => {
  if (!o.pick) return 'nothing';
  const { from, min, max } = o.pick;
  const list = from.map((id) => names.of(id)).join(', ');
  if (min === max && max === from.length) return list;
  return `${min === max ? min : `${min} to ${Math.min(max, from.length)}`} of ${list}`;
};

const placeWords = (o: Option, names: CardNames): string =>
  (o.stacks ?? []).map(({ on }) => (on < 0 ? 'on the table' : `at ${names.of(on)}`)).join(', ') || 'nowhere';

const affiliationOf = (s: State, o: Option): string => {
  const def = s.fixed.cards[o.card]?.def;
  return def && 'affiliations' in def && def.affiliations.length > 1 ? (def.affiliations[o.way] ?? '') : '';
};

/** An option in the words of stories. */
export const optionWords = (s: State, decision: Decision, o: Option, names: CardNames): string => {
  const parts: Parts = {
    o,
    card: names.of(o.card),
    on: names.of(o.on),
    to: names.of(o.to),
    affiliation: affiliationOf(s, o),
    picks: pickWords(o, names),
    response: decision.kind === 'respond',
    target: names.target(o.card, o.on),
    places: placeWords(o, names),
    outcomes: outcomesOf(s.fixed.cards[o.card]?.def.type),
  };
  return `P${decision.player + 1} ${(sayings[o.do] ?? usual)(parts)}`;
};
