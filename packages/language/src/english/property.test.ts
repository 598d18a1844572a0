import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Act } from '../acts/index.generated.ts';
import { actWords } from '../acts/index.generated.ts';
import { artifact, dilemma, equipment, event, interrupt, mission, printedIn } from '../card-builders.ts';
import type { CardDef, Text } from '../card.ts';
import type { Condition } from '../conditions/index.generated.ts';
import { conditionWords } from '../conditions/index.generated.ts';
import type { Encounter, Payment } from '../encounter.ts';
import { classifications, skills } from '../facts.ts';
import type { Play } from '../play.ts';
import type { Target } from '../targets/index.generated.ts';
import { targetWords } from '../targets/index.generated.ts';
import type { Term } from '../terms/index.generated.ts';
import { termWords } from '../terms/index.generated.ts';
import type { Window } from '../windows/index.generated.ts';
import { windowWords } from '../windows/index.generated.ts';
import type { Amount } from '../amounts/index.generated.ts';
import { amountWords } from '../amounts/index.generated.ts';
import type { Lasting, Trigger } from '../lasting.ts';
import type { Rule } from '../rules/index.generated.ts';
import { ruleWords } from '../rules/index.generated.ts';
import type { Sampler } from '../sampler.ts';
import type { Selection } from '../selections/index.generated.ts';
import { selectionWords } from '../selections/index.generated.ts';
import type { Who } from '../who/index.generated.ts';
import { whoWords } from '../who/index.generated.ts';
import { english } from './card.ts';
import { englishCondition } from './condition.ts';
import { englishWho } from './who.ts';

const premiere = printedIn('premiere');

const number = fc.integer({ min: -3, max: 60 });
const title = fc.constantFrom('Kevin Uxbridge', 'Birth of "Junior"', "Horga'hn", 'Armus - Skin of Evil', 'Q');
const cardType = fc.constantFrom(
  'Mission',
  'Dilemma',
  'Artifact',
  'Event',
  'Interrupt',
  'Equipment',
  'Ship',
  'Personnel',
  'Facility',
  'Doorway',
);
const maybe = { requiredKeys: [] };

/** A node of a family whose words say themselves what they may look like. */
type Words<Node> = Readonly<Record<string, { readonly sample: (any: Sampler) => Node }>>;

/** Choices made in advance: a word that asks for more than are left gets the first of everything. */
const tape = fc.array(fc.nat({ max: 0xffff }), { maxLength: 60, size: 'max' });

const anyTitle = ['Kevin Uxbridge', 'Birth of "Junior"', "Horga'hn", 'Armus - Skin of Evil', 'Q'];
const anyAffiliation = ['Federation', 'Klingon', 'Romulan', 'Non-Aligned'] as const;

/** Draws what the words ask for; after a few levels only the plainest node of a family is left. */
const samplerOf = (choices: readonly number[]): Sampler => {
  const deepest = 4;
  let depth = 0;
  let at = 0;
  const below = (n: number): number => (at < choices.length ? choices[at++] % n : 0);
  const oneOf = <T>(...of: readonly T[]): T => of[below(of.length)];
  const node = <Node>(words: Words<Node>, plainest: Node): Node => {
    if (depth >= deepest) return plainest;
    depth += 1;
    const made = oneOf(...Object.values(words)).sample(any);
    depth -= 1;
    return made;
  };
  const several = <T>(part: () => T, min = 0, max = 3): T[] =>
    Array.from({ length: min + below(max - min + 1) }, () => part());
  const any: Sampler = {
    number: (min = -3, max = 60) => min + below(max - min + 1),
    oneOf,
    maybe: <K extends string, T>(field: K, value: () => T) =>
      below(2) === 1 ? ({ [field]: value() } as { [N in K]: T }) : {},
    several,
    skill: () => oneOf(...skills),
    classification: () => oneOf(...classifications),
    affiliation: () => oneOf(...anyAffiliation),
    attribute: () => oneOf('INTEGRITY', 'CUNNING', 'STRENGTH'),
    shipAttribute: () => oneOf('RANGE', 'WEAPONS', 'SHIELDS'),
    cardType: () => oneOf('Event', 'Ship', 'Personnel', 'Facility', 'Mission', 'Equipment'),
    title: () => oneOf(...anyTitle),
    who: () => node<Who>(whoWords, { who: 'anyone' }),
    condition: () => node<Condition>(conditionWords, { if: 'named', title: 'Q' }),
    selection: () => node<Selection>(selectionWords, { select: 'those' }),
    target: () => node<Target>(targetWords, { target: 'table' }),
    window: () => node<Window>(windowWords, { to: 'draw' }),
    term: () => node<Term>(termWords, { term: 'spending', title: 'Q' }),
    amount: () => node<Amount>(amountWords, { by: 'add', n: 1 }),
    reach: () => oneOf('present', 'host', 'aboard', 'here', 'met', 'yours', 'everyone'),
    rule: () => node<Rule>(ruleWords, { rule: 'open hands' }),
    act: () => node<Act>(actWords, { act: 'score', points: 5 }),
    acts: () => several(() => any.act()),
  };
  return any;
};
const sampled = <T>(make: (any: Sampler) => T): fc.Arbitrary<T> => tape.map((of) => make(samplerOf(of)));

const who = sampled((any) => any.who());
const condition = sampled((any) => any.condition());
const acts = sampled((any) => any.acts());

const rule = sampled((any) => any.rule());

const trigger = fc.record(
  {
    when: fc.constantFrom(
      'start of your turn',
      'start of every turn',
      'end of your turn',
      "end of opponent's turn",
      'end of every turn',
      'end of next turn',
      'end of your full turn',
      "end of host's turn",
      "end of host's full turn",
      "end of its owner's next turn",
      'ship stops here',
      'countdown expires',
    ),
    acts,
    once: fc.constant(true),
  },
  { requiredKeys: ['when', 'acts'] },
) as fc.Arbitrary<Trigger>;
const lasting = fc.record(
  {
    rules: fc.array(rule, { maxLength: 3 }),
    triggers: fc.array(trigger, { maxLength: 2 }),
    cure: condition,
    nullifiedBy: condition,
    countdown: number,
    location: fc.record({ span: number }),
  },
  maybe,
) as fc.Arbitrary<Lasting>;

const payment = fc.record({ discard: who, count: number }) as fc.Arbitrary<Payment>;
const encounter = fc.record(
  {
    trigger: condition,
    nullifiedBy: condition,
    first: acts,
    place: fc.constantFrom('ship', 'mission', 'team'),
    condition,
    payment,
    effect: acts,
    after: fc.constantFrom('discard', 'under mission', 'stays'),
    endsAttempt: fc.constant(true),
    lasting,
  },
  { requiredKeys: ['effect', 'after'] },
) as fc.Arbitrary<Encounter>;

const play = fc.record(
  {
    when: fc.oneof(
      fc.constantFrom('card play', 'any time', 'start of turn', 'your turn'),
      sampled((any) => any.window()),
    ),
    as: cardType,
    on: sampled((any) => any.target()),
    does: acts,
    terms: sampled((any) => any.several(any.term)),
    second: fc.constantFrom('location', 'wormhole'),
    leaves: fc.constant(true),
  },
  { requiredKeys: ['when', 'on'] },
) as fc.Arbitrary<Play>;

const text = fc.record(
  {
    plays: fc.array(play, { maxLength: 3 }),
    text: acts,
    stays: fc.constant(true),
    inPlay: lasting,
    cumulative: fc.constant(true),
    onlyOne: fc.constant(true),
    immuneTo: fc.array(title, { maxLength: 3 }),
  },
  maybe,
) as fc.Arbitrary<Text>;

const printed = [premiere(1, 'C')];
const where = fc.constantFrom('planet', 'space', 'dual');
const cardDef: fc.Arbitrary<CardDef> = fc.oneof(
  fc
    .tuple(where, encounter, fc.option(number, { nil: undefined }))
    .map(([kind, of, points]) =>
      dilemma('Test', { where: kind, encounter: of, printed, ...(points === undefined ? {} : { points }) }),
    ),
  text.map((of) => event('Test', { ...of, printed })),
  text.map((of) => interrupt('Test', { ...of, printed })),
  text.map((of) => equipment('Test', { ...of, printed })),
  fc
    .tuple(text, fc.constantFrom('hand', 'table', 'team', 'resolve'))
    .map(([of, acquired]) => artifact('Test', { ...of, acquired, printed })),
  condition.map((requires) =>
    mission('Test', {
      kind: 'planet',
      location: 'Here',
      points: 30,
      span: 3,
      attemptedBy: ['Klingon'],
      requires,
      printed,
    }),
  ),
);

const isClean = (words: string): void => {
  for (const slip of ['undefined', 'NaN', '[object', '  ', ' .', ' ,', '..', ',.', ':.'])
    expect(words).not.toContain(slip);
  expect(words).toBe(words.trim());
};

test('any card reads as sentences', () => {
  fc.assert(
    fc.property(cardDef, (card) => {
      const words = english(card);
      isClean(words);
      if (words !== '') expect(words).toMatch(/^(?:[-A-Z0-9"]|\([A-Z]).*\.\)?$/s);
    }),
    { numRuns: 1000 },
  );
});

test('any filter and any condition reads as a phrase', () => {
  fc.assert(
    fc.property(who, condition, (filter, asked) => {
      for (const words of [englishWho(filter), englishWho(filter, 'many'), englishCondition(asked)]) {
        isClean(words);
        expect(words).not.toBe('');
      }
    }),
    { numRuns: 1000 },
  );
});
