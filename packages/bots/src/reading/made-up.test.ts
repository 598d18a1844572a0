import { cardById } from '@spaceline/cards';
import {
  type Act,
  type Amount,
  type Condition,
  type PersonnelCard,
  type Rule,
  type Sampler,
  type Selection,
  type Target,
  type Term,
  type Who,
  type Window,
  actWords,
  amountWords,
  atRandom,
  cardPlay,
  classifications,
  conditionWords,
  dilemma,
  draw,
  event,
  kill,
  opponentsChoice,
  ruleWords,
  selectionWords,
  skill,
  skills,
  targetWords,
  termWords,
  unless,
  whoWords,
  windowWords,
} from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { type Random, random } from '../random.ts';
import { expected, readingOf, readingSays, teamOf } from './index.ts';

/** Cards that nobody has printed, made of words that are known: they are read without another line. */

const persons = ['jean-luc-picard', 'worf', 'beverly-crusher', 'data'].map((id) => ({
  card: cardById(id) as PersonnelCard,
}));
const team = teamOf(persons, [], { range: 8, weapons: 8, shields: 8 });

describe('a card of known words is read without being known', () => {
  test('a dilemma that asks for something new kills whom its words say', () => {
    const card = dilemma('Barber of Qo’noS', {
      where: 'planet',
      encounter: unless(skill('Barbering', 2), [kill(opponentsChoice(2))]),
      printed: [],
    });
    const reading = readingOf(card);
    if (reading.is !== 'dilemma') throw new Error('no dilemma');
    expect(reading.perils.planet[0]?.kind).toBe('killer');
    expect(expected(reading.perils.planet, team)).toMatchObject({ deaths: 2, through: 0, again: 0 });
  });

  test('an event that draws is aimed at oneself, one that kills at the other', () => {
    const uses = [[draw(4, 'chosen')], [kill(atRandom(2))]].map((text, at) => {
      const reading = readingOf(
        event(`Made Up ${at}`, {
          plays: [cardPlay(at === 0 ? { target: 'player' } : { target: 'group' })],
          text,
          printed: [],
        }),
      );
      return reading.is === 'use' ? reading.use.ways[0] : undefined;
    });
    expect(uses.map((way) => way?.aim)).toEqual(['own', 'other']);
    expect(uses[0]?.worth).toBeGreaterThan(10);
    expect(uses[1]?.worth).toBeGreaterThan(10);
  });
});

type Words<Node> = Readonly<Record<string, { readonly sample: (any: Sampler) => Node }>>;

/** Draws nodes as the words describe them; deep down only the plainest is left. */
const samplerOf = (dice: Random): Sampler => {
  let depth = 0;
  const oneOf = <T>(...of: readonly T[]): T => of[dice.int(of.length)] as T;
  const node = <Node>(words: Words<Node>, plainest: Node): Node => {
    if (depth >= 4) return plainest;
    depth += 1;
    const made = oneOf(...Object.values(words)).sample(any);
    depth -= 1;
    return made;
  };
  const several = <T>(part: () => T, min = 0, max = 3): T[] =>
    Array.from({ length: min + dice.int(max - min + 1) }, () => part());
  const any: Sampler = {
    number: (min = -3, max = 60) => min + dice.int(max - min + 1),
    oneOf,
    maybe: <K extends string, T>(field: K, value: () => T) =>
      dice.int(2) === 1 ? ({ [field]: value() } as { [N in K]: T }) : {},
    several,
    skill: () => oneOf(...skills),
    classification: () => oneOf(...classifications),
    affiliation: () => oneOf('Federation', 'Klingon', 'Romulan', 'Non-Aligned'),
    attribute: () => oneOf('INTEGRITY', 'CUNNING', 'STRENGTH'),
    shipAttribute: () => oneOf('RANGE', 'WEAPONS', 'SHIELDS'),
    cardType: () => oneOf('Event', 'Ship', 'Personnel', 'Facility', 'Mission', 'Equipment'),
    title: () => oneOf('Kevin Uxbridge', 'Q', "Horga'hn"),
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

describe('texts drawn by chance', () => {
  test('every one is read, said and met without a gap', () => {
    for (let n = 0; n < 400; n++) {
      const any = samplerOf(random(`text ${n}`));
      const met = dilemma(`Drawn ${n}`, {
        where: 'dual',
        printed: [],
        encounter: {
          ...any.maybe('trigger', any.condition),
          ...any.maybe('condition', any.condition),
          effect: any.acts(),
          after: any.oneOf('discard', 'under mission', 'stays'),
          ...any.maybe('lasting', () => ({
            rules: any.several(any.rule),
            triggers: [{ when: any.oneOf('countdown expires', 'end of every turn'), acts: any.acts() }],
            ...any.maybe('cure', any.condition),
          })),
        },
      });
      const reading = readingOf(met);
      if (reading.is !== 'dilemma') throw new Error('no dilemma');
      const { cost, through, deaths } = expected(reading.perils.space, team);
      expect([cost, through, deaths].every(Number.isFinite), met.title).toBe(true);
      expect(deaths, met.title).toBeLessThanOrEqual(persons.length);
      const played = event(`Played ${n}`, {
        plays: [cardPlay(any.target())],
        text: any.acts(),
        stays: true,
        inPlay: { rules: any.several(any.rule) },
        printed: [],
      });
      const use = readingOf(played);
      expect(use.is === 'use' && Number.isFinite(use.use.worth), played.title).toBe(true);
      for (const one of [reading, use]) expect(readingSays(one)).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
