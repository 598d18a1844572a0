import type { Aim, Choice, ChoiceOf, Guessable } from '@spaceline/engine';
import * as z from 'zod';
import { affiliations, correctionSchema, outcomes, word, wordsOf } from './correction.ts';
import { cardSchema, locationSchema } from './ids.ts';

/** The shape of a choice, verb by verb. Whether it is legal, only the engine says. */

/** Sizes nobody who plays by the rules comes near: cards named in one choice, stacks of one in batch seeding. */
export const choiceLimits = { cards: 400, stacks: 100 } as const;

const whole = z.int('a whole number is expected').min(-1).max(1_000_000);
const nothing = z.literal(-1, 'this action has no such part: -1 is expected');
/** -1 where none is meant: why that does not do, the engine says. */
const card = cardSchema(whole);
const location = locationSchema(whole);
const count = whole.min(0);
export const playerSchema = z.union([z.literal(0), z.literal(1)], 'a player is 0 or 1');

const affiliation = word('an affiliation', affiliations);
const printed = word<ChoiceOf<'report'>['way']>('an affiliation', [...affiliations, '']);
const guessable = wordsOf<Guessable>({
  Artifact: true,
  Dilemma: true,
  Equipment: true,
  Event: true,
  Facility: true,
  Interrupt: true,
  Mission: true,
  Personnel: true,
  Ship: true,
});

/** What a card is played on. */
const aim: z.ZodType<Aim> = z.union(
  [
    z.strictObject({ table: z.literal(true) }),
    z.strictObject({ card }),
    z.strictObject({ card, exit: location }),
    z.strictObject({ location }),
    z.strictObject({ between: z.tuple([location, location]) }),
    z.strictObject({ player: playerSchema }),
    z.strictObject({ team: z.strictObject({ location, player: playerSchema, number: count, stopped: z.boolean() }) }),
    z.strictObject({ answers: card }),
  ],
  'a card is played on {table: true}, {card}, {card, exit}, {location}, {between}, {player}, {team} or {answers}',
);

interface Parts {
  readonly card?: z.ZodType;
  readonly on?: z.ZodType;
  readonly to?: z.ZodType;
  readonly way?: z.ZodType;
}

const ofCard = { card };
const onCard = { card, on: card };
const onLocation = { card, on: location };

/** What each action has besides its verb; everything else is -1. */
const parts: { readonly [V in Choice['do']]: Parts } = {
  concede: {},
  correct: {},
  'end the round': {},
  lapse: {},
  'run out of time': {},
  'stay away': {},
  pass: {},
  cut: {},
  'place mission': {
    card,
    on: location,
    to: z.union([nothing, z.literal(0), z.literal(1)]),
    way: word('a side', ['left', 'right', 'onto'] as const),
  },
  seed: { card, on: location },
  'seed stacks': {},
  'seed facility': { card, on: card, way: printed },
  report: { card, on: card, way: printed },
  build: onLocation,
  play: { card, on: aim, way: count },
  acknowledge: ofCard,
  use: ofCard,
  beam: { on: card, to: card, way: z.union([nothing, z.literal('as combatants')]) },
  walk: { on: card, to: card },
  dock: onCard,
  undock: ofCard,
  fly: { card, on: location, to: card, way: word('a way', ['along', 'around'] as const) },
  cloak: ofCard,
  decloak: ofCard,
  attempt: { card, on: location, to: whole },
  battle: { on: card, to: whole, way: word('a battle', ['ships', 'personnel'] as const) },
  'return fire': { on: card },
  stun: onCard,
  'mortally wound': onCard,
  'switch affiliation': { card, way: affiliation },
  exchange: onCard,
  activate: { on: card },
  rescue: onCard,
  flip: ofCard,
  travel: { card, on: card, to: location },
  download: { card, on: card, way: count },
  draw: ofCard,
  save: { card, on: card, to: card },
  arrange: ofCard,
  guess: { card, way: word('a type', guessable) },
  name: { card, way: count },
  accept: ofCard,
  forfeit: ofCard,
  'raise limit': ofCard,
  reselect: ofCard,
  move: onLocation,
  answer: { card, on: card },
  settle: { card, on: card, way: word('an outcome', outcomes) },
  consent: {},
  decline: {},
  choose: ofCard,
  take: { card, on: card, way: count },
};

const verbs = Object.keys(parts) as Choice['do'][];
const cards = z.array(cardSchema(whole.min(0))).max(choiceLimits.cards);
const stacks = z.array(z.strictObject({ on: location, cards })).max(choiceLimits.stacks);

const onlyThen = 'a choice has a correction if its action is correct, and only then';
const noCorrection = z.never(onlyThen).optional();
const itsCorrection = z
  .any()
  .refine((value) => value !== undefined, onlyThen)
  .pipe(correctionSchema);

const shapeOf = (verb: Choice['do']) => {
  const { card: who = nothing, on = nothing, to = nothing, way = nothing } = parts[verb];
  return z.strictObject({
    decision: whole,
    player: playerSchema,
    do: z.literal(verb),
    card: who,
    on,
    to,
    way,
    cards,
    ...(verb === 'seed stacks' ? { stacks: stacks.optional() } : {}),
    correction: verb === 'correct' ? itsCorrection : noCorrection,
  });
};

const [first, ...others] = verbs.map(shapeOf);
if (!first) throw new Error('There are no actions.');

/** The parts of each verb are those the engine knows: `parts` has all of them, and each is read as what it is there. */
export const choiceSchema = z.discriminatedUnion('do', [first, ...others], {
  error: (issue) =>
    issue.code === 'invalid_union' ? `an action is one of: ${verbs.join(', ')}` : 'a choice is an object',
}) as unknown as z.ZodType<Choice>;

/** What a player may send: the end of a round is told by the clock alone, and so is that of a player's time. */
export const ownChoiceSchema = choiceSchema
  .refine((choice) => choice.do !== 'end the round', { error: 'only the clock ends a round' })
  .refine((choice) => choice.do !== 'lapse', { error: 'a match to which somebody never came is cancelled by an act' })
  .refine((choice) => choice.do !== 'run out of time' && choice.do !== 'stay away', {
    error: 'only the clock tells that a player has lost',
  });
