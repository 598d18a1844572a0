// Writes docs/generated/texts.md: the text of every card with its length beside the printed one. With --check it only says
// whether the page is up to date.
import { pageOf, printed, writeGenerated } from './generated.mjs';

const page = await pageOf(printed('--import', 'tsx', 'tests/texts/print.ts'));
writeGenerated({ 'docs/generated/texts.md': page }, 'node scripts/texts.mjs');
