import { describe, expect, test } from 'vitest';
import { faded, newcomer, rate } from './glicko.ts';

const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  test('gives the figures of the published example', () => {
    const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { against: opponent(1400, 30), score: 1 },
      { against: opponent(1550, 100), score: 0 },
      { against: opponent(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('makes a rating less sure in a period without games, as the example says, and never less than a newcomer’s', () => {
    const quiet = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, []);
    expect(quiet.rating).toBe(1500);
    // √(1.1513² + 0.06²) on the inner scale.
    expect(quiet.deviation / 173.7178).toBeCloseTo(1.1529, 3);
    expect(faded(opponent(1700, 60), 1_000_000).deviation).toBe(newcomer.deviation);
  });

  test('moves two equals apart by the same, and not at all by a draw', () => {
    const won = rate(newcomer, [{ against: newcomer, score: 1 }]);
    const lost = rate(newcomer, [{ against: newcomer, score: 0 }]);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(won.rating).toBeGreaterThan(1600);
    expect(rate(newcomer, [{ against: newcomer, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
  });

  test('gives more for beating the stronger, and takes a known player’s rating less far than a newcomer’s', () => {
    const known = { rating: 1500, deviation: 50, volatility: 0.06 };
    const gain = (rating: number) => rate(known, [{ against: opponent(rating, 50), score: 1 }]).rating - 1500;
    expect(gain(1800)).toBeGreaterThan(gain(1500));
    expect(gain(1500)).toBeGreaterThan(gain(1200));
    expect(gain(1200)).toBeGreaterThan(0);
    const newGain = rate(newcomer, [{ against: opponent(1500, 50), score: 1 }]).rating - 1500;
    expect(newGain).toBeGreaterThan(5 * gain(1500));
  });
});
