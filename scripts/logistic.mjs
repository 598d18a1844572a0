// Logistic regression, for what is learned from lab games.

export const chance = (weights, features) => {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += weights[i] * features[i];
  return 1 / (1 + Math.exp(-sum));
};

/**
 * Weights by gradient descent with momentum, pulled towards those before. Their sign is kept: with few games features that
 * say nearly the same would take over from each other.
 */
export const fit = (lines, before, pull) => {
  const n = lines[0].features.length;
  const weights = before.slice(0, n);
  const speed = Array(n).fill(0);
  for (let round = 0; round < 1500; round++) {
    const slope = weights.map((weight, i) => pull * (weight - before[i]));
    for (const { features, won } of lines) {
      const error = (chance(weights, features) - won) / lines.length;
      for (let i = 0; i < n; i++) slope[i] += error * features[i];
    }
    for (let i = 0; i < n; i++) {
      speed[i] = 0.9 * speed[i] - 0.15 * slope[i];
      const next = weights[i] + speed[i];
      weights[i] = Math.sign(next) === Math.sign(before[i]) ? next : 0;
      if (weights[i] === 0) speed[i] = 0;
    }
  }
  return weights;
};

/** The mean surprise of what came of it; won may be a share. */
export const loss = (weights, lines) =>
  lines.reduce((sum, { features, won }) => {
    const p = Math.min(0.999, Math.max(0.001, chance(weights, features)));
    return sum - won * Math.log(p) - (1 - won) * Math.log(1 - p);
  }, 0) / Math.max(1, lines.length);
