import { allCards } from '@spaceline/cards';
import {
  type Choice,
  type Decision,
  type Option,
  type View,
  choose,
  create,
  makePool,
  none,
  option,
  outcomes,
  view,
} from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { eachPart } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { agreeable, randomBot, rememberedChoices, steeredBot, undeclined } from './index.ts';

const empty = eachPart((): string[] => []);

const consent: Decision = {
  id: 7,
  player: 1,
  kind: 'consent',
  source: -1,
  options: [option('consent'), option('decline')],
};
/** What may be said of a dilemma, the first and second also of a mission or another card in their words. */
const sayable = outcomes.Dilemma;
const settle = (way: number): Option => option('settle', 5, none, none, sayable[way]);
const byHand = (ways: number): Decision => ({
  id: 9,
  player: 1,
  kind: 'by hand',
  source: 5,
  options: Array.from({ length: ways }, (_, way) => settle(way)),
});
/** The other player asks for points. */
const proposed = (points: number): View => {
  const state = create({ pool: makePool(allCards), format: open, seed: '5'.repeat(64), decks: [empty, empty] });
  return { ...view(state, 1), correction: { by: 0, correction: { fix: 'score', player: 0, points } } };
};
const noView = () => {
  throw new Error('Nothing is to be seen.');
};

describe.each([
  ['random', randomBot],
  ['steered', steeredBot],
])('A-2: an agreeable %s bot', (_name, make) => {
  test('consents to what is fair and declines what is not, whatever its dice say', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(agreeable(make(seed))(proposed(3), consent).do).toBe('consent');
      expect(agreeable(make(seed))(proposed(60), consent).do).toBe('decline');
    }
  });

  test('A-3: claims nothing from a text that nobody has read', () => {
    for (const ways of [2, 3])
      for (let seed = 0; seed < 20; seed++)
        expect(agreeable(make(seed))(noView, byHand(ways))).toEqual(choose(byHand(ways), settle(1)));
  });

  test('A-3.1: answers with no card that it cannot read, and with others as before', () => {
    const answers = [option('answer', 3, 4), option('answer', 8, 4)];
    const asked: Decision = { ...consent, kind: 'respond', options: [option('pass'), ...answers] };
    for (let seed = 0; seed < 20; seed++) expect(agreeable(make(seed))(noView, asked).do).toBe('pass');
    const written = { ...asked, options: [option('play', 2, { card: 4 }, none, 0), ...answers] };
    expect(agreeable(make(1))(noView, written)).toMatchObject({ do: 'play', card: 2 });
  });

  test('plays everything else as before', () => {
    const asked: Decision = {
      ...byHand(3),
      kind: 'choose option',
      options: [0, 1, 2].map((way) => option('take', 5, none, none, way)),
    };
    const ways = (bot: ReturnType<typeof make>) => Array.from({ length: 30 }, () => bot(noView, asked).way);
    expect(ways(agreeable(make('same')))).toEqual(ways(make('same')));
  });
});

describe('A-3: what was declined is not said again', () => {
  const decline: Choice = { ...choose(consent, option('decline')), player: 0 };
  const said = (way: number): Choice => choose(byHand(3), settle(way));
  const pass: Choice = choose(consent, option('pass'));
  const left = (...made: readonly Choice[]) =>
    undeclined(byHand(3), made)?.options.map(({ way }) => sayable.indexOf(way as (typeof sayable)[number]));

  test('as long as nothing else happens', () => {
    expect(left()).toEqual([0, 1, 2]);
    expect(left(pass, said(1), decline)).toEqual([0, 2]);
    expect(left(said(1), decline, said(0), decline)).toEqual([2]);
    expect(left(said(1), decline, said(0), decline, pass)).toEqual([0, 1, 2]);
    expect(left(said(1), decline, pass, said(0), decline)).toEqual([1, 2]);
  });

  test('and when all was declined, nothing is said', () => {
    const all = [said(1), decline, said(0), decline, said(2), decline];
    expect(all).toHaveLength(rememberedChoices);
    expect(left(...all)).toBeUndefined();
  });

  test('of another card, or by the other player, it tells nothing', () => {
    expect(left({ ...said(1), card: 6 } as Choice, decline)).toEqual([0, 1, 2]);
    expect(left({ ...said(1), player: 0 }, decline)).toEqual([0, 1, 2]);
  });

  test('other questions stay as they are', () => {
    expect(undeclined(consent, [said(1), decline])).toBe(consent);
  });

  test('a bot says the next best, and claims last what brings the text back', () => {
    const bot = agreeable(randomBot(1));
    const made: Choice[] = [];
    const ways: number[] = [];
    for (let asked = undeclined(byHand(3), made); asked; asked = undeclined(byHand(3), made)) {
      const choice = bot(noView, asked);
      ways.push(sayable.indexOf(choice.way as (typeof sayable)[number]));
      made.push(choice, decline);
    }
    expect(ways).toEqual([1, 0, 2]);
  });
});
