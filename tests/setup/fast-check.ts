// Lets `npm run fuzz` lengthen every property test and choose its seed.
import fc from 'fast-check';

const runs = process.env['SPACELINE_FUZZ_RUNS'];
const seed = process.env['SPACELINE_FUZZ_SEED'];

fc.configureGlobal({
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});
