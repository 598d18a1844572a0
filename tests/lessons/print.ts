// Prints the tables of lessons as data: `scripts/lessons.mjs` writes them where the client finds them.
import { lessonPositions } from './positions.ts';

console.log(JSON.stringify(lessonPositions()));
