import { type Allows, believedSeeds, bots } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { type Deck, starterDecks } from '@spaceline/decks';
import {
  type Format,
  type State,
  allows,
  apply,
  conceal,
  create,
  decisions,
  guess,
  makePool,
  view,
} from '@spaceline/engine';
import { open, otf } from '@spaceline/formats';
import { expect, test } from 'vitest';

const pool = makePool(allCards);

/** A table that two players have seeded, officers if nothing else is said. */
const seeded = (format: Format, decks: readonly [Deck, Deck], second = 'officer'): State => {
  const s = create({ pool, format, seed: '5e'.repeat(32), decks });
  const players = [bots['officer']!('first'), bots[second]!('second')];
  while (s.phase !== 'play') {
    const [asked] = decisions(s);
    if (!asked) break;
    const may: Allows = (option, cards, stacks) => allows(s, option, cards, stacks);
    apply(s, players[asked.player]!(view(s, asked.player), asked, may));
  }
  return s;
};

/** Seeds of the second player under missions, and those of them that nobody would meet there. */
const seedsOf = (s: State): readonly [all: number, misseeds: number] => {
  let [all, misseeds] = [0, 0];
  for (const { missions, seeds } of s.locations) {
    const mission = s.fixed.cards[missions[0] ?? -1]?.def;
    if (mission?.type !== 'Mission') continue;
    for (const id of seeds) {
      if (s.fixed.owner[id] !== 1) continue;
      const def = s.fixed.cards[id]!.def;
      all += 1;
      const fits =
        def.type === 'Dilemma'
          ? def.where === 'dual' || mission.kind === 'dual' || def.where === mission.kind
          : def.type === 'Artifact' && mission.kind !== 'space';
      if (!fits) misseeds += 1;
    }
  }
  return [all, misseeds];
};

test.each([
  ['open', open],
  ['otf', otf],
] as const)('B-8.26, B-8.27: in %s guessed seeds are such as players seed there', (_name, format) => {
  const decks = [starterDecks[1]!.deck, starterDecks[4]!.deck] as const;
  const s = seeded(format, decks);
  const known = conceal(s, 0);
  expect(seedsOf(s)[1]).toBe(0);
  let [all, misseeds] = [0, 0];
  for (const digit of '0123456789') {
    const guessed = seedsOf(guess(known, { pool, format, deck: decks[1] }, digit.repeat(64)));
    all += guessed[0];
    misseeds += guessed[1];
  }
  expect(all).toBe(10 * seedsOf(s)[0]);
  expect(misseeds / all).toBeLessThan(0.05);
});

const beliefsIn = (format: Format) => ({ pool, format, decks: starterDecks.map(({ deck }) => deck) });

/** Under the missions of the first player: what lies there, by location. */
const stacksIn = (s: State): ReadonlyMap<number, readonly string[]> =>
  new Map(s.locations.map(({ id, seeds }) => [id, seeds.map((card) => s.fixed.cards[card]!.def.id)]));

test.each([
  ['open', open],
  ['otf', otf],
] as const)('in %s whoever knows a deck believes that it is seeded by plan, and guesses so', (_name, format) => {
  const decks = [starterDecks[1]!.deck, starterDecks[4]!.deck] as const;
  const s = seeded(format, decks);
  const believed = believedSeeds(view(s, 0), 0, beliefsIn(format))!;
  const guessed = guess(conceal(s, 0), { pool, format, deck: decks[1], under: believed }, 'e'.repeat(64));
  let compared = 0;
  for (const [location, ids] of believed)
    for (const [at, id] of ids.entries()) {
      if (id === '') continue;
      compared += 1;
      expect(id).toBe(stacksIn(s).get(location)![at]);
      expect(id).toBe(stacksIn(guessed).get(location)![at]);
    }
  expect(compared).toBeGreaterThan(10);
});

test('of a player who seeds otherwise nothing is believed', () => {
  const s = seeded(open, [starterDecks[1]!.deck, starterDecks[4]!.deck], 'random');
  expect(believedSeeds(view(s, 0), 0, beliefsIn(open))).toBeUndefined();
});
