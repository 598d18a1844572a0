// Every table that a test sets with the testkit is checked when the test is over: no question left open, every card in
// one place, nothing hidden shown.
import { afterEach } from 'vitest';

type Check = (failed: boolean) => void;

afterEach(({ task }) => {
  const check = (globalThis as Record<symbol, unknown>)[Symbol.for('spaceline.tables')] as Check | undefined;
  check?.(task.result?.state === 'fail');
});
