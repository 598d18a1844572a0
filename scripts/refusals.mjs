// Writes docs/generated/refusals.md from the grounds of the engine, the stories and the tests. With --check it only says
// whether the page is up to date.
import { pageOf, printed, writeGenerated } from './generated.mjs';

const page = await pageOf(printed('--import', 'tsx', 'tests/refusals/print.ts'));
writeGenerated({ 'docs/generated/refusals.md': page }, 'node scripts/refusals.mjs');
