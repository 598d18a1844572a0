// Ends a vitest run with one line that people and programs can read: `N passed, N failed`.
import { writeFileSync } from 'node:fs';

/** Where to leave the counts for scripts/test.mjs, which adds its own checks before it prints the line. */
const countsFile = process.env.SPACELINE_TEST_COUNTS;

export default class PlainReporter {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      // A file that does not load, or whose hook throws, fails without a failed test.
      failed += failures === 0 && module.state() === 'failed' ? 1 : failures;
    }
    if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed, failed }));
    else console.log(`${passed} passed, ${failed} failed`);
  }
}
