import type { Decision, Option, OptionOf, State, Verb } from '@spaceline/engine';
import { cardId, none } from '@spaceline/engine';
import { placeIn, secondIn } from './intent.ts';
import type { CardNames } from './names.ts';

const sides = { left: 'left of', right: 'right of', onto: 'onto' } as const;

interface Parts<V extends Verb = Verb> {
  readonly o: OptionOf<V>;
  readonly card: string;
  readonly on: string;
  readonly to: string;
  readonly affiliation: string;
  readonly picks: string;
  readonly response: boolean;
  readonly target: string;
  /** Where stacks may go. */
  readonly places: string;
}

const after = (preposition: string, words: string): string =>
  words && words !== 'nothing' ? ` ${preposition} ${words}` : '';

const sayings: { readonly [V in Verb]?: (p: Parts<V>) => string } = {
  pass: () => 'passes',
  'place mission': (p) => `places ${p.card} ${p.o.on < 0 ? 'left' : `${sides[p.o.way]} ${p.on}`}`,
  seed: (p) => `seeds ${p.card} ${p.o.on < 0 ? 'on the table' : `under ${p.on}`}`,
  'seed stacks': (p) => `stacks cards ${p.places}`,
  'seed facility': (p) => `seeds ${p.card} at ${p.on}`,
  report: (p) => `reports ${p.card} to ${p.on}${after('as', p.affiliation)}`,
  build: (p) => `builds ${p.card} at ${p.on}`,
  play: (p) => `${p.response ? 'responds with' : 'plays'} ${p.card}${after('on', p.response ? '' : p.target)}`,
  use: (p) => `uses ${p.card}`,
  beam: (p) => `beams ${p.picks} from ${p.on} to ${p.to}`,
  walk: (p) => `walks ${p.picks} from ${p.on} to ${p.to}`,
  dock: (p) => `docks ${p.card} at ${p.on}`,
  undock: (p) => `undocks ${p.card}`,
  fly: (p) => `flies ${p.card} to ${p.on}${p.o.way === 'around' ? ' over the ends' : ''}${after('towing', p.to)}`,
  cloak: (p) => `cloaks ${p.card}`,
  decloak: (p) => `decloaks ${p.card}`,
  attempt: (p) => `attempts ${p.on}${p.o.card >= 0 ? ` with ${p.card}` : p.o.to > 0 ? ` with team ${p.o.to + 1}` : ''}`,
  battle: (p) =>
    p.o.way === 'ships'
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
  settle: (p) => `settles ${p.card}: ${p.o.way}`,
  consent: () => 'agrees',
  decline: () => 'declines',
};

const usual = (p: Parts): string =>
  `${p.o.do}${after('of', p.card)}${after('on', p.on)}${after('to', p.to)}${p.o.way === none ? '' : ` way ${typeof p.o.way === 'number' ? p.o.way + 1 : p.o.way}`}`;

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
  if (o.do !== 'report' && o.do !== 'switch affiliation') return '';
  const def = s.fixed.cards[o.card]?.def;
  return def && 'affiliations' in def && def.affiliations.length > 1 ? o.way : '';
};

/** An option in the words of stories. */
export const optionWords = (s: State, decision: Decision, o: Option, names: CardNames): string => {
  const parts: Parts = {
    o,
    card: names.of(o.card),
    on: names.of(cardId(placeIn(o))),
    to: names.of(cardId(secondIn(o))),
    affiliation: affiliationOf(s, o),
    picks: pickWords(o, names),
    response: decision.kind === 'respond',
    target: o.do === 'play' && 'player' in o.on ? `P${o.on.player + 1}` : names.of(cardId(placeIn(o))),
    places: placeWords(o, names),
  };
  // The compiler cannot see that the two have one verb.
  const say = (sayings[o.do] ?? usual) as (p: Parts) => string;
  return `P${decision.player + 1} ${say(parts)}`;
};
