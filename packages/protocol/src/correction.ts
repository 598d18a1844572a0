import type { Correction, Destination, Fix, Outcome } from '@spaceline/engine';
import { genders, speciesNames } from '@spaceline/language';
import * as z from 'zod';
import { cardSchema, locationSchema } from './ids.ts';

/** The shape of a correction. Whether it may be proposed now, only the engine says. */

/** Sizes nobody who corrects a table comes near; what is sensible within them, the engine knows. */
export const correctionLimits = { cards: 100, points: 10_000, count: 1_000, fact: 1_000, list: 40 } as const;

type Facts = Extract<Correction, { fix: 'describe' }>['facts'];
type OneOf<Name extends keyof Facts> = NonNullable<Facts[Name]> extends readonly (infer One)[] ? One : Facts[Name];
type Skill = OneOf<'skills'>['skill'];

/** Words as the keys of an object: the compiler asks for those that are missing. */
export const wordsOf = <Word extends string>(words: Readonly<Record<Word, true>>): Word[] =>
  Object.keys(words) as Word[];

export const affiliations = wordsOf<OneOf<'affiliations'>>({
  Federation: true,
  Klingon: true,
  Romulan: true,
  'Non-Aligned': true,
  Ferengi: true,
  Bajoran: true,
  Cardassian: true,
  Borg: true,
  Dominion: true,
  Hirogen: true,
  Kazon: true,
  Neutral: true,
  Starfleet: true,
  Vidiian: true,
  Vulcan: true,
});

const classificationWords: Readonly<Record<NonNullable<Facts['classification']>, true>> = {
  OFFICER: true,
  ENGINEER: true,
  MEDICAL: true,
  SCIENCE: true,
  SECURITY: true,
  'V.I.P.': true,
  CIVILIAN: true,
  ANIMAL: true,
};

const skills = wordsOf<Skill>({
  ...classificationWords,
  Anthropology: true,
  Archaeology: true,
  Astrophysics: true,
  Barbering: true,
  Biology: true,
  'Computer Skill': true,
  Diplomacy: true,
  Empathy: true,
  Exobiology: true,
  Geology: true,
  Greed: true,
  Honor: true,
  Leadership: true,
  Mindmeld: true,
  Music: true,
  Navigation: true,
  Physics: true,
  'Stellar Cartography': true,
  Treachery: true,
  Youth: true,
  Acquisition: true,
  Cantankerousness: true,
  Cybernetics: true,
  FCA: true,
  Guramba: true,
  'Klingon Intelligence': true,
  Law: true,
  'Memory Omega': true,
  'Miracle Worker': true,
  'Obsidian Order': true,
  Resistance: true,
  'Section 31': true,
  Smuggling: true,
  'Tal Shiar': true,
  'Transporter Skill': true,
  "V'Shar": true,
});

export const outcomes = wordsOf<Outcome>({
  overcome: true,
  stopped: true,
  'stopped and met again': true,
  'requirements met': true,
  'requirements not met': true,
  'stays in play': true,
  discarded: true,
  'nullifies and is discarded': true,
  'nullifies and stays in play': true,
});

type Place = Extract<Destination, { on: number }>['to'];
const restingPlaces = wordsOf<Exclude<Destination['to'], Place>>({
  hand: true,
  'top of draw deck': true,
  'bottom of draw deck': true,
  'discard pile': true,
  'out of play': true,
  removed: true,
  table: true,
});
const places = wordsOf<Place>({ location: true, 'under mission': true, aboard: true, 'on card': true });

const player = z.union([z.literal(0), z.literal(1)], 'a player is 0 or 1');
const whole = (name: string, low: number, high: number) => {
  const why = `${name} is a whole number from ${low} to ${high}`;
  return z.int(why).min(low, why).max(high, why);
};
const number = whole('a card', 0, 1_000_000);
const card = cardSchema(number);
const location = locationSchema(number);
const cards = z
  .array(card, 'the cards are a list')
  .min(1, 'a correction names at least one card')
  .max(correctionLimits.cards, `a correction names at most ${correctionLimits.cards} cards`);
const title = z
  .string('a title is named by its card id')
  .regex(/^[a-z0-9][a-z0-9.-]*$/, 'a card id looks like simon-tarses')
  .max(80, 'a card id has at most 80 characters');
const count = whole('a count', 1, correctionLimits.count);
export const word = <Word extends string>(name: string, words: readonly Word[]) =>
  z.enum(words, `${name} is one of: ${words.join(', ')}`);

const several = <One extends z.ZodType>(name: string, one: One) =>
  z.array(one, `${name} are a list`).max(correctionLimits.list, `${name} are at most ${correctionLimits.list}`);
/** What is said twice was hardly meant. */
const once = (words: readonly string[]): boolean => new Set(words).size === words.length;

const destination = z.discriminatedUnion(
  'to',
  [
    z.strictObject({ to: z.enum(restingPlaces) }),
    z.strictObject({ to: z.enum(['location', 'under mission']), on: location }),
    z.strictObject({ to: z.enum(['aboard', 'on card']), on: card }),
  ],
  { error: `a destination is one of: ${[...restingPlaces, ...places].join(', ')}` },
);

const fact = (name: string) => whole(name, 0, correctionLimits.fact).optional();
const facts = z
  .strictObject({
    affiliations: several('affiliations', word('an affiliation', affiliations))
      .min(1, 'a card has at least one affiliation')
      .refine(once, 'an affiliation stands there twice')
      .optional(),
    classification: word('a classification', wordsOf(classificationWords)).optional(),
    skills: several(
      'skills',
      z.strictObject({
        skill: word('a skill', skills),
        levels: z.number('levels are a number').multipleOf(0.5, 'levels are counted in halves').min(0.5).max(20),
      }),
    )
      .refine((list) => once(list.map(({ skill }) => skill)), 'a skill stands there twice')
      .optional(),
    gender: word('a gender', genders).optional(),
    species: several('species', word('a species', speciesNames))
      .refine(once, 'a species stands there twice')
      .optional(),
    integrity: fact('integrity'),
    cunning: fact('cunning'),
    strength: fact('strength'),
    staffing: several('staffing icons', word('a staffing icon', ['Cmd', 'Stf'] as const)).optional(),
    range: fact('range'),
    weapons: fact('weapons'),
    shields: fact('shields'),
    kind: word('a kind', ['planet', 'space', 'dual'] as const).optional(),
    points: fact('points'),
    span: fact('span'),
    responds: z.boolean('whether it responds is true or false').optional(),
  })
  .refine((named) => Object.keys(named).length > 0, 'at least one fact is described');

const toCards = ['stop', 'unstop', 'kill', 'destroy', 'damage', 'repair', 'reveal'] as const;

const shapes = [
  z.strictObject({ fix: z.literal('move'), cards, to: destination }),
  z.strictObject({ fix: z.literal('fetch'), card: title, to: destination }),
  z.strictObject({
    fix: z.literal('score'),
    player,
    points: whole('points', -correctionLimits.points, correctionLimits.points),
  }),
  z.strictObject({ fix: z.enum(toCards), cards }),
  z.strictObject({ fix: z.literal('draw'), player, count }),
  z.strictObject({ fix: z.literal('shuffle'), player }),
  z.strictObject({ fix: z.literal('card plays'), player, count }),
  z.strictObject({ fix: z.literal('control'), cards, player }),
  z.strictObject({ fix: z.literal('look at hand'), by: player }),
  z.strictObject({ fix: z.literal('look at deck'), by: player, player, count }),
  z.strictObject({ fix: z.literal('look at seeds'), by: player, on: location }),
  z.strictObject({ fix: z.literal('describe'), card: title, facts }),
  z.strictObject({ fix: z.literal('settle'), card, outcome: word('an outcome', outcomes) }),
] as const;

const fixes = wordsOf<Fix>({
  move: true,
  fetch: true,
  score: true,
  stop: true,
  unstop: true,
  kill: true,
  destroy: true,
  damage: true,
  repair: true,
  reveal: true,
  draw: true,
  shuffle: true,
  'card plays': true,
  control: true,
  'look at hand': true,
  'look at deck': true,
  'look at seeds': true,
  describe: true,
  settle: true,
});

/**
 * Reading gives the parts in the order in which they stand here, whatever order they came in: a correction becomes part
 * of the state, and the state's fingerprint is that of its text.
 */
export const correctionSchema: z.ZodType<Correction> = z.discriminatedUnion('fix', shapes, {
  error: (issue) =>
    issue.code === 'invalid_union' ? `a correction's fix is one of: ${fixes.join(', ')}` : 'a correction is an object',
});
