// Writes docs/generated/readings.md: what computer players read in every card. With --check it only says whether the page
// is up to date.
import { pageOf, printed, writeGenerated } from './generated.mjs';

const page = await pageOf(printed('--import', 'tsx', 'tests/bots/print-readings.ts'));
writeGenerated({ 'docs/generated/readings.md': page }, 'node scripts/readings.mjs');
