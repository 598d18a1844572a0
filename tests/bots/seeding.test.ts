import { createHash } from 'node:crypto';
import { isSeeding, random, randomBot, seedPlan, seedsByPlan } from '@spaceline/bots';
import { allCards, cardById } from '@spaceline/cards';
import { type Deck, buildSealed, legalStarters, openBox, poolOf } from '@spaceline/decks';
import {
  type Format,
  type State,
  allows,
  apply,
  create,
  decisions,
  isRefusal,
  makePool,
  view,
} from '@spaceline/engine';
import { formats, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

const hex = (words: string): string => createHash('sha256').update(words).digest('hex');
const pool = makePool(allCards);
const everyFormat: readonly Format[] = [...new Set([...formats, warpSpeed])];

const decksOf = (format: Format, n: number): readonly [Deck, Deck] => {
  const dice = random(`${format.id} ${n}`);
  const sealed = (seat: number): Deck => buildSealed(poolOf(openBox(hex(`${format.id} ${n} ${seat}`))));
  if (format === warpSpeed) return [sealed(0), sealed(1)];
  const all = legalStarters(format).map(({ deck }) => deck);
  const one = (): Deck => all[dice.int(all.length)]!;
  return [one(), one()];
};

const begun = (format: Format, n: number): State => {
  const [one, two] = decksOf(format, n);
  return create({ pool, format, seed: hex(`game ${format.id} ${n}`), decks: [one, two] });
};

const hasOutpost = ({ seeds, missions }: Deck): boolean =>
  seeds.some((id) => cardById(id)?.type === 'Facility') ||
  missions.some((id) => {
    const card = cardById(id);
    return card?.type === 'Mission' && card.builtIn?.kind === 'outpost';
  });

describe('in every format', () => {
  test.each(everyFormat.map((format) => [format.id, format] as const))(
    '%s is seeded legally and wholly',
    (_, format) => {
      for (let n = 0; n < 4; n++) {
        const s = begun(format, n);
        const players = [seedsByPlan(randomBot(`a ${n}`)), seedsByPlan(randomBot(`b ${n}`))];
        for (let made = 0; made < 100; made++) {
          const [decision] = decisions(s);
          if (!decision) break;
          const choice = players[decision.player]!(view(s, decision.player), decision, (option, cards, stacks) =>
            allows(s, option, cards, stacks),
          );
          const result = apply(s, choice);
          expect(isRefusal(result) ? result.why : '', `${format.id} ${n} ${decision.kind}`).toBe('');
        }
        expect(s.phase).not.toBe('facilities');
        for (const player of [0, 1] as const) {
          const owns = (id: number): boolean => s.fixed.owner[id] === player;
          const outpost = s.play.some((id) => owns(id) && s.fixed.cards[id]?.def.type === 'Facility');
          expect(outpost || !hasOutpost(decksOf(format, n)[player]), `${format.id} ${n}: a home for ${player}`).toBe(
            true,
          );
          for (const { missions, seeds } of s.locations) {
            const types = seeds.filter(owns).map((id) => s.fixed.cards[id]?.def.type);
            if (missions.every(owns)) expect(types.filter((type) => type === 'Dilemma')).toEqual([]);
            if (!missions.some(owns)) expect(types.filter((type) => type === 'Artifact')).toEqual([]);
          }
        }
      }
    },
  );

  test('the same view gives the same choice, whatever was thought before', () => {
    const choices = (n: number): string => {
      const s = begun(formats[0]!, n);
      const made: string[] = [];
      while (s.phase !== 'play') {
        const [decision] = decisions(s);
        if (!decision) break;
        const planned = seedPlan(view(s, decision.player), decision);
        if (!planned) break;
        made.push(JSON.stringify([planned.choice, planned.why]));
        apply(s, planned.choice);
      }
      return made.join('\n');
    };
    const first = choices(0);
    choices(1);
    expect(choices(0)).toBe(first);
  });

  test('cards that a player does not see change nothing', () => {
    const [one, two] = decksOf(formats[0]!, 0);
    const hidden = { ...two, draw: two.draw.toReversed(), seeds: two.seeds.toReversed() };
    const seed = hex('unseen');
    const games = [two, hidden].map((other) => create({ pool, format: formats[0]!, seed, decks: [one, other] }));
    const told: string[][] = games.map(() => []);
    for (const [at, s] of games.entries())
      while (s.phase === 'missions') {
        const [decision] = decisions(s);
        if (!decision) break;
        const planned = seedPlan(view(s, decision.player), decision)!;
        told[at]!.push(planned.why);
        apply(s, planned.choice);
      }
    const [first, second] = games.map((s) => {
      const decision = decisions(s).find(({ player }) => player === 0);
      return decision && isSeeding(decision) ? seedPlan(view(s, 0), decision)?.choice : undefined;
    });
    expect(told[0]).toEqual(told[1]);
    expect(first).toEqual(second);
  });
});
