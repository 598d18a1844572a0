// Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system"): how strong somebody is, how sure that is, and how
// steady. Computes only: who played whom, and when, is handed in.

/** How strong a player is believed to be. */
export interface Strength {
  readonly rating: number;
  /** Nineteen times out of twenty the true strength lies within twice this. */
  readonly deviation: number;
  /** How much it is expected to change from one period to the next. */
  readonly volatility: number;
}

/** A game against somebody: 1 won, ½ drawn, 0 lost. */
export interface Played {
  readonly against: Strength;
  readonly score: number;
}

export const newcomer: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Above this a rating says little: few games, or long ago. */
export const provisionalFrom = 110;

/** How far volatility moves in one period; small values keep upsets from shaking a rating. */
const tau = 0.5;

const scale = 173.7178;
const center = 1500;
const tolerance = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Step 5: the volatility at which the results are most likely, found between two bounds that close in on it. */
function newVolatility(phi: number, sigma: number, delta: number, variance: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  let [low, high] = [a, 0];
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k += 1;
    high = a - k * tau;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > tolerance) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** A strength after some periods in which nobody was played: less sure, up to a newcomer's. */
export const faded = ({ rating, deviation, volatility }: Strength, periods: number): Strength => {
  const phi = deviation / scale;
  const later = Math.sqrt(phi * phi + periods * volatility * volatility) * scale;
  return { rating, deviation: Math.min(later, newcomer.deviation), volatility };
};

/** A strength after the games of one period. */
export function rate(strength: Strength, games: readonly Played[]): Strength {
  if (games.length === 0) return faded(strength, 1);
  const mu = (strength.rating - center) / scale;
  const phi = strength.deviation / scale;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const weight = g(against.deviation / scale);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - center) / scale)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(phi, strength.volatility, variance * surprise, variance);
  const before = phi * phi + volatility * volatility;
  const after = 1 / Math.sqrt(1 / before + 1 / variance);
  return {
    rating: (mu + after * after * surprise) * scale + center,
    deviation: Math.min(after * scale, newcomer.deviation),
    volatility,
  };
}
