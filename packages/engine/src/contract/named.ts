import { namedByAim, renamedAim } from './aim.ts';
import type { Choice, Deed, Option } from './decision.ts';
import type { CardId } from './ids.ts';
import { cardId, none } from './ids.ts';

/** Which parts of a choice name a card or a location: those that must, and those that may be left out. */
interface Named {
  readonly must?: readonly Part[];
  readonly may?: readonly Part[];
}
type Part = 'card' | 'on' | 'to';

const nothing: Named = {};
const ofCard: Named = { must: ['card'] };
const toOther: Named = { must: ['card', 'on'] };
const fromTo: Named = { must: ['on', 'to'] };
/** Answers to questions of a text: the options say which cards they are about. */
const asOffered: Named = { may: ['card', 'on', 'to'] };

const named: Readonly<Record<Deed, Named>> = {
  pass: nothing,
  concede: nothing,
  correct: nothing,
  'end the round': nothing,
  lapse: nothing,
  'run out of time': nothing,
  'stay away': nothing,
  cut: nothing,
  'place mission': { must: ['card'], may: ['on'] },
  seed: { must: ['card'], may: ['on'] },
  'seed stacks': nothing,
  'seed facility': toOther,
  report: toOther,
  build: toOther,
  // What it is played on is named by its aim.
  play: ofCard,
  acknowledge: asOffered,
  use: ofCard,
  beam: fromTo,
  walk: fromTo,
  dock: toOther,
  undock: ofCard,
  fly: { must: ['card', 'on'], may: ['to'] },
  cloak: ofCard,
  decloak: ofCard,
  attempt: { must: ['on'], may: ['card'] },
  battle: { must: ['on'] },
  'return fire': asOffered,
  stun: asOffered,
  'mortally wound': asOffered,
  'switch affiliation': ofCard,
  exchange: toOther,
  activate: { must: ['on'] },
  rescue: toOther,
  flip: ofCard,
  travel: { must: ['card', 'on', 'to'] },
  download: toOther,
  draw: asOffered,
  save: asOffered,
  arrange: asOffered,
  guess: asOffered,
  name: asOffered,
  accept: asOffered,
  forfeit: asOffered,
  'raise limit': asOffered,
  reselect: asOffered,
  move: asOffered,
  answer: asOffered,
  settle: asOffered,
  consent: nothing,
  decline: nothing,
  choose: asOffered,
  take: asOffered,
};

const noParts: readonly Part[] = [];

const byVerb: ReadonlyMap<string, Named> = new Map(Object.entries(named));

/** A choice may come from anybody's program: one with no verb of ours names nothing, and is refused like others. */
const partsOf = (choice: Choice): Named => byVerb.get(choice.do) ?? nothing;

/** Stands in a choice for a card that its player does not know: no card has this number. */
export const noCard: CardId = cardId(-2);

/** Whether the choice leaves out a card or place without which it says nothing. */
export const leavesOut = (choice: Choice): boolean => {
  for (const part of partsOf(choice).must ?? noParts) if (choice[part] === none) return true;
  return false;
};

type Renaming = (id: CardId) => CardId;

/** The choice with other numbers for the cards and locations it names; what it leaves out is no card. */
export const withNames = (choice: Choice, rename: Renaming): Choice => {
  const { must = noParts, may = noParts } = partsOf(choice);
  const said = (part: Part): CardId => choice[part] as CardId;
  const parts = Object.fromEntries([
    ...must.map((part) => [part, said(part) === none ? noCard : rename(said(part))]),
    ...may.map((part) => [part, rename(said(part))]),
  ]);
  const stacks = choice.stacks?.map(({ on, cards }) => ({ on: rename(on), cards: cards.map(rename) }));
  return {
    ...choice,
    ...parts,
    ...(choice.do === 'play' ? { on: renamedAim(choice.on, rename) } : {}),
    cards: choice.cards.map(rename),
    ...(stacks ? { stacks } : {}),
  } as Choice;
};

/** Whether the choice names such a card or location. */
export const namesAny = (choice: Choice, isOne: (id: CardId) => boolean): boolean => {
  const { must = noParts, may = noParts } = partsOf(choice);
  for (const part of must) if (isOne(choice[part] as CardId)) return true;
  for (const part of may) if (isOne(choice[part] as CardId)) return true;
  if (choice.do === 'play' && namedByAim(choice.on).some(isOne)) return true;
  if (choice.cards.some(isOne)) return true;
  return choice.stacks?.some(({ on, cards }) => isOne(on) || cards.some(isOne)) ?? false;
};

/** Whether an option names the card or location, or lets it be picked. */
export const names = (o: Option, id: CardId): boolean => {
  const { must = noParts, may = noParts } = named[o.do];
  if (must.some((part) => o[part] === id) || may.some((part) => o[part] === id)) return true;
  if (o.do === 'play' && namedByAim(o.on).includes(id)) return true;
  return (o.pick?.from.includes(id) ?? false) || (o.stacks?.some(({ from }) => from.includes(id)) ?? false);
};
