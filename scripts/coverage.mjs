// Writes what the sources, tests and stories say about the clauses: the page docs/generated/coverage.md, and for the rules
// page the tests that show each clause. With --check it only says whether both are up to date.
import { printed, writeGenerated } from './generated.mjs';

const clauses = (option) => printed('packages/cli/bin/spaceline.mjs', 'clauses', option);

const shownBy = JSON.parse(clauses('--json'))
  .filter(({ tests }) => tests.length > 0)
  .map(({ id, tests }) => `  ${JSON.stringify(id)}: ${JSON.stringify(tests)}`);
const files = {
  'docs/generated/coverage.md': clauses('--page'),
  'packages/formats/src/shown-by.generated.json': `{\n${shownBy.join(',\n')}\n}\n`,
};
writeGenerated(files, 'node scripts/coverage.mjs');
