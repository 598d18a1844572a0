// Property tests try the same cases in every run; `npm run fuzz` lengthens them and chooses other seeds.
import fc from 'fast-check';

const runs = process.env['SPACELINE_FUZZ_RUNS'];
const seed = process.env['SPACELINE_FUZZ_SEED'] ?? '1';

fc.configureGlobal({
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
  seed: Number(seed),
});
