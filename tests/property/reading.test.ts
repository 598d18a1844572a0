import { random } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import type { CardId, Judgement, Player, State } from '@spaceline/engine';
import { apply, none } from '@spaceline/engine';
import { countedTeam, fits, fitsIndividual, holds, judge, mayFit } from '@spaceline/engine/arrange';
import type { Condition, Who } from '@spaceline/language';
import { facesOf, isCombining, judgedBy, opponents, whoWordOf, whoWords } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { samplerOf } from './dice-sampler.ts';
import { chooseNext, newGame, playersOf } from './games.ts';
import { batches, patience } from './runs.ts';

/** Calls back at moments of a random game. */
const duringGame = (seed: number, at: (s: State, any: ReturnType<typeof samplerOf>) => void): void => {
  const game = newGame(seed);
  const players = playersOf(seed);
  const dice = random(`${seed} reading`);
  const any = samplerOf(dice, allCards);
  for (let n = 0; n < 600; n++) {
    const next = chooseNext(game, players);
    if (!next) return;
    apply(game.state, next.choice);
    game.choices.push(next.choice);
    if (n % 12 === 0) at(game.state, any);
  }
};

/** Cards in play, and some that rest. */
const someCards = (s: State): readonly CardId[] => [
  ...s.play,
  ...s.players.flatMap(({ piles }) => [...piles.hand, ...piles['discard pile']].slice(0, 3)),
];

/** The slow way: every part for itself, put together without knowing anything of print. */
const partByPart = (s: State, who: Who, id: CardId, individual: number, you: Player): boolean => {
  const word = whoWordOf(who);
  if (!isCombining(word)) return fitsIndividual(s, who, id, individual, you);
  const answers = word.parts(who).map((part) => partByPart(s, part, id, individual, you));
  if (word.combines === 'not') return !answers[0];
  return word.combines === 'all' ? answers.every(Boolean) : answers.some(Boolean);
};

/** Asked so often that the words of a failed expectation would cost more than the question. */
const mustBe = (found: boolean, right: boolean, asked: unknown): void => {
  if (found !== right) throw new Error(`${found} instead of ${right}: ${JSON.stringify(asked)}`);
};

const not = (of: Who): Who => ({ who: 'not', of });

describe('questions about cards at random tables', () => {
  test.each(batches(0.025))(
    'games from $from: print never contradicts the table, and the laws of logic hold',
    ({ seeds }) => {
      for (const seed of seeds)
        duringGame(seed, (s, any) => {
          const [a, b] = [any.who(), any.who()];
          const you = any.oneOf<Player>(0, 1);
          for (const id of someCards(s)) {
            const { def } = s.fixed.cards[id];
            for (const face of facesOf(def)) {
              const ask = (who: Who): boolean => fitsIndividual(s, who, id, face.at, you);
              const printed = judgedBy(a, face);
              const whole = ask(a);
              mustBe(whole, partByPart(s, a, id, face.at, you), a);
              if (printed !== undefined) mustBe(printed, whole, a);
              mustBe(ask(not(not(a))), whole, a);
              mustBe(ask(not(a)), !whole, a);
              mustBe(ask(not({ who: 'all', of: [a, b] })), ask({ who: 'any', of: [not(a), not(b)] }), [a, b]);
              mustBe(ask(not({ who: 'any', of: [a, b] })), ask({ who: 'all', of: [not(a), not(b)] }), [a, b]);
            }
            // What both players see rules nothing out that is so.
            for (const who of [a, not(a)]) if (fits(s, who, id, you)) mustBe(mayFit(s, who, id, you), true, who);
            mustBe(fits(s, not({ who: 'yours' }), id, you), fits(s, opponents, id, you), id);
            mustBe(mayFit(s, not({ who: 'yours' }), id, you), mayFit(s, opponents, id, you), id);
          }
        });
    },
    patience,
  );
});

/** Every term of a judgement, the whole first. */
const termsOf = (judgement: Judgement): readonly Judgement[] => [judgement, ...judgement.parts.flatMap(termsOf)];

describe('conditions at random tables', () => {
  test.each(batches(0.025))(
    'games from $from: a condition is judged met exactly if it holds, and what is missing adds up',
    ({ seeds }) => {
      for (const seed of seeds)
        duringGame(seed, (s, any) => {
          const asked: Condition = any.condition();
          for (const you of [0, 1] as const)
            for (const ship of [none, ...s.play.filter((id) => s.fixed.cards[id].def.type === 'Ship')].slice(0, 3)) {
              const isHere = (id: CardId): boolean =>
                s.cards[id].controller === you &&
                s.fixed.cards[id].def.type === 'Personnel' &&
                (ship === none ? s.cards[id].zone === 'surface' : s.cards[id].host === ship);
              const members = s.play.filter(isHere);
              const team = { ...countedTeam(s, you, members, ship), those: members.slice(0, 2) };
              const judged = judge(s, asked, team);
              expect(judged.met).toBe(holds(s, asked, team));
              for (const { met, more, has, by } of termsOf(judged)) {
                if (more !== undefined) expect(more === 0).toBe(met);
                if (has !== undefined) expect(by.reduce((sum, { n }) => sum + n, 0)).toBe(has);
              }
            }
        });
    },
    patience,
  );
});

test('what print leaves open has a reading of the table', () => {
  const dice = random('words');
  const any = samplerOf(dice, allCards);
  const { state: s } = newGame(3);
  const faces = allCards.flatMap((card) => facesOf(card));
  for (const [name, word] of Object.entries(whoWords))
    for (let i = 0; i < 20; i++) {
      const who = word.sample(any);
      const id = any.oneOf(...s.fixed.cards.keys()) as CardId;
      // It would throw if nothing asked the table.
      expect([name, typeof fitsIndividual(s, who, id, 0, 0)]).toEqual([name, 'boolean']);
      expect([true, false, undefined]).toContain(judgedBy(who, any.oneOf(...faces)));
    }
});
