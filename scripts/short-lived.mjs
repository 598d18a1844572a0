// How Node runs what lives for seconds, as tests and checks do: a third of their work went into optimizing code that was
// thrown away again. Code is optimized later and in smaller pieces, and young objects have room to die in.
import { spawnSync } from 'node:child_process';

const wanted = ['--interrupt-budget=1000000', '--max-inlined-bytecode-size-cumulative=300', '--max-semi-space-size=64'];

const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });

/** Node does not start with an option that its engine does not know, and these are not promised to stay. */
export const shortLived = wanted.filter((option) => stdout.includes(` ${option.split('=')[0]} (`));
