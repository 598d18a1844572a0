// Writes the tables of lessons, told in lessons/*.position, as the data that the client plays them from:
// `node scripts/lessons.mjs [--check]`.
import { printed, writeGenerated } from './generated.mjs';

const text = printed('--import', 'tsx', 'tests/lessons/print.ts');
writeGenerated({ 'packages/web/src/learn/positions.generated.json': text }, 'node scripts/lessons.mjs');
