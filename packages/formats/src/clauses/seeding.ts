import type { Clause, Conduct } from '@spaceline/engine/format';
import { clause } from '@spaceline/engine/format';

/** Batch seeding: OTF-1, MOD-1, BETA-1, R4-3. */

const doorways = (id: string): Clause =>
  clause(
    id,
    'doorway phase',
    'Both players choose all the cards they seed in this phase at the same time, in secret. Then the first player announces the titles of theirs and carries out the downloads they cause at once, and after that the second player.',
    {
      settles: ['the doorway phase', 'at the same time, with downloads'],
      conduct: { doorways: { cards: 'may', downloads: true } },
    },
  );
export const otf11 = doorways('OTF-1.1');
export const mod11 = doorways('MOD-1.1');
export const beta11 = clause(
  'BETA-1.1',
  'doorway phase',
  'Both players choose the cards that must seed in this phase at the same time, in secret. Then the first player announces the titles of theirs, and after that the second player.',
  {
    settles: ['the doorway phase', 'at the same time, without downloads'],
    conduct: { doorways: { cards: 'must', downloads: false } },
  },
);

const missions = (id: string): Clause =>
  clause(id, 'mission phase', 'The mission phase is that of the base game.', {
    settles: ['the mission phase', 'as in the base game'],
  });
export const otf12 = missions('OTF-1.2');
export const mod12 = missions('MOD-1.2');
export const beta12 = missions('BETA-1.2');

export const r430 = clause(
  'R4-3.0',
  'only dilemmas in batches',
  'Only the dilemma phase is seeded in batches; the doorway, mission and facility phases are those of the base game.',
  {
    settles: ['the doorway phase', 'as in the base game'],
    alsoSettles: [
      ['the mission phase', 'as in the base game'],
      ['the facility phase', 'as in the base game'],
    ],
  },
);

const step = (title: string, text: string, which: NonNullable<Conduct['step']>) => (id: string) =>
  clause(id, title, text, { settles: [`batch seeding: ${title}`, 'in a step of its own'], conduct: { step: which } });

const opponents = step(
  "opponent's missions",
  'Both players at the same time build a stack for each mission they did not seed, in the order in which its cards will be met. When both are done the stacks go under the missions as they are.',
  'opponent',
);
export const otf13 = opponents('OTF-1.3');
export const mod13 = opponents('MOD-1.3');
export const beta13 = opponents('BETA-1.3');
export const r431 = opponents('R4-3.1');

const shared = step(
  'shared missions',
  "Both players at the same time build a stack for each mission that both seeded. When both are done the missions are taken one after the other along the spaceline, from the first player's left: the owner of the lower mission card seeds the first card of their stack, to be met first, and the players go on in turns, each card to be met after those before; what is left of the longer stack follows in its order.",
  'shared',
);
export const otf14 = shared('OTF-1.4');
export const mod14 = shared('MOD-1.4');
export const beta14 = shared('BETA-1.4');
export const r432 = shared('R4-3.2');

const own = step(
  'your missions',
  'Both players at the same time build a stack for each mission they alone seeded. When both are done each stack is seeded to be met after everything that is under the mission already.',
  'own',
);
export const otf15 = own('OTF-1.5');
export const mod15 = own('MOD-1.5');
export const beta15 = own('BETA-1.5');
export const r433 = own('R4-3.3');

const others = step(
  'everything else',
  'Beginning with the first player, players take turns seeding one card that seeds in the dilemma phase, but not under a mission. You pass only when you have no such card left, and seed no more in this step; your opponent then seeds the rest at once.',
  'others',
);
export const otf16 = others('OTF-1.6');
export const mod16 = others('MOD-1.6');
export const r434 = others('R4-3.4');

const facilities = (id: string): Clause =>
  clause(
    id,
    'facility phase',
    'Beginning with the first player, players take turns seeding one facility or any other card left that may seed now. You may not pass while you can seed a card; if a card becomes seedable later you may still seed it. When one player has nothing left to seed the other seeds the rest at once, and the seed phase is over.',
    {
      settles: ['the facility phase', 'in turns, without passing'],
      conduct: { facilities: 'while able' },
    },
  );
export const otf17 = facilities('OTF-1.7');
export const mod17 = facilities('MOD-1.7');
export const beta17 = clause(
  'BETA-1.7',
  'facility phase',
  'Both players choose everything they seed in this phase, and cards not yet seeded that seed face up, at the same time and in secret; dilemmas and artifacts left over stay unseeded. Then the first player announces the titles of theirs, and after that the second player.',
  {
    settles: ['the facility phase', 'at the same time'],
    conduct: { facilities: 'at once' },
  },
);

const announcing = (id: string): Clause =>
  clause(
    id,
    'announcing',
    'The title of a card seeded face up is announced; of cards seeded face down only the number is, in the phase in which they were seeded.',
    { settles: ['announcing seeds', 'titles face up, numbers face down'], conduct: { tellsNumbers: true } },
  );
export const otf18 = announcing('OTF-1.8');
export const mod18 = announcing('MOD-1.8');
export const beta18 = announcing('BETA-1.8');
