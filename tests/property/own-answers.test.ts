// The titles a player is offered to say something about: all that ever answer anything, and none that never do.
import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCards } from '@spaceline/cards/unwritten';
import type { View } from '@spaceline/engine';
import { apply, decisions, view } from '@spaceline/engine';
import { activeOptions, isOpportunity } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { describedFaces } from '../../packages/web/src/faces/described.ts';
import { ownAnswers } from '../../packages/web/src/stops/own-answers.ts';
import { assistedGame } from './assisted.ts';
import type { Game } from './games.ts';
import { chooseNext, newGame, playersOf } from './games.ts';
import { batches, patience } from './runs.ts';

const documents = new Map(
  [...allCards, ...unwrittenCards(catalogue().map(({ id }) => id))].map((card) => [card.id, { ...card, words: '' }]),
);
const faces = describedFaces([...documents.values()]);

/** What the client draws of a title, with what the players have said of it. */
const faceIn =
  ({ described }: View) =>
  (def: string): Face => {
    const document = documents.get(def);
    const said = described?.some(({ card }) => card === def) ?? false;
    return (said && document ? describedFaces([document], described) : faces).get(def) ?? blankFace(def);
  };

/** Plays a game; gives how many options at opportunities were looked at. */
function look(game: Game): number {
  const players = playersOf(game.seed);
  const s = game.state;
  let seen = 0;
  for (;;) {
    for (const decision of decisions(s)) {
      const { player } = decision;
      const shown = view(s, player);
      const options = isOpportunity(decision, shown) ? activeOptions(decision) : [];
      if (options.length === 0) continue;
      const offered = ownAnswers(shown, player, faceIn(shown));
      for (const { card, do: verb } of options) {
        const def = s.fixed.cards[card]?.def.id;
        expect([game.seed, game.choices.length, verb, def, offered.includes(def ?? '')]).toEqual([
          game.seed,
          game.choices.length,
          verb,
          def,
          true,
        ]);
        seen += 1;
      }
    }
    const next = chooseNext(game, players);
    if (!next) return seen;
    apply(s, next.choice);
    game.choices.push(next.choice);
  }
}

describe('B-12.7, B-12.17, B-27.45: whatever a player can do at an opportunity, they could say before when to be asked', () => {
  test.each(batches(0.1))(
    'games from $from',
    ({ seeds }) => {
      const seen = seeds.map((seed) => look(newGame(seed)) + look(assistedGame(seed)));
      if (seeds.length > 1) expect(seen.reduce((a, b) => a + b)).toBeGreaterThan(0);
    },
    patience,
  );
});

test.each([
  ['kevin-uxbridge', ['hand']],
  ['amanda-rogers', ['hand']],
  ['the-juggler', ['hand']],
  ['the-trois', ['play']],
  ['red-alert', undefined],
  ['jean-luc-picard', undefined],
] as const)('%s answers from %j', (def, from) => {
  expect(faces.get(def)?.answers).toEqual(from);
});

test('A-3.1: an unwritten interrupt may answer anything, and so may what its players say does', () => {
  const named = documents.get('countermanda')!;
  const said = (responds: boolean) => describedFaces([named], [{ card: named.id, facts: { responds } }]).get(named.id);
  expect(faces.get(named.id)?.answers).toEqual(['hand']);
  expect(said(true)?.answers).toEqual(['hand', 'play']);
});

test('titles that never answer are most of the pool', () => {
  const some = allCards.filter(({ id }) => faces.get(id)?.answers);
  expect(some.length).toBeGreaterThan(30);
  expect(some.length).toBeLessThan(allCards.length / 2);
});
