/** Which random games are played: 200 in `npm test`, as many as wanted in `npm run fuzz -- --runs N --seed S`. */
const first = Number(process.env['SPACELINE_FUZZ_SEED'] ?? 1);
const runs = Number(process.env['SPACELINE_FUZZ_RUNS'] ?? 200);

const batch = 5;

/** Milliseconds for a batch: minutes on a machine that is busy with other things, seconds on one that is not. */
export const patience = 300_000;

/** The seeds of the games, in small batches with a test each; `share` games out of all. */
export const batches = (share = 1): readonly { readonly from: number; readonly seeds: readonly number[] }[] => {
  const count = Math.max(1, Math.round(runs * share));
  return Array.from({ length: Math.ceil(count / batch) }, (_, i) => {
    const from = first + i * batch;
    return { from, seeds: Array.from({ length: Math.min(batch, count - i * batch) }, (_unused, j) => from + j) };
  });
};
