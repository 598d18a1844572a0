import type { SeedTable } from '../table.ts';
import type { Outcome } from './outcomes.ts';
import { announced, commit, seedOne, seeding, skipStacks, under, whoIsAsked } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

const asked = (picture: string): Outcome =>
  seeding(picture, (t) =>
    whoIsAsked(t)
      .join(', ')
      .replaceAll(/ seed (card|stacks|facility)/g, ''),
  );

const inTurns = (t: SeedTable): boolean => !whoIsAsked(t)[0]?.endsWith('seed stacks');

/** Players seed what they can of their own, one dilemma each under that mission, and pass otherwise. */
const seedEach = (t: SeedTable, on: readonly [string, string]): void => {
  for (let n = 0; n < 12 && t.s.phase === 'dilemmas'; n++) {
    const player = whoIsAsked(t)[0].startsWith('P1') ? 0 : 1;
    const title = ['Archer', 'Nausicaans'][player];
    const left = t.s.players[player].piles['seed deck'].length > 0;
    if (inTurns(t)) seedOne(t, player, left ? title : undefined, on[player]);
    else if (!left || commit(t, player, { [on[player]]: [title] })) commit(t, player);
  }
};

const doors = 'phase: doorways\nP1 seed deck: Fetching Door\nP2 seed deck: Open Door\nP1 draw deck: Dabo, 20x Taurik';
const stacks = `phase: dilemmas
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Archer
P2 seed deck: Nausicaans`;
const outposts = `phase: facilities
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`;

const fetches = seeding(doors, (t) => {
  const turns = inTurns(t);
  for (const [player, title] of [
    [0, 'Fetching Door'],
    [1, 'Open Door'],
  ] as const)
    if (!turns) commit(t, player, { table: [title] });
    else if (whoIsAsked(t)[0] === `P${player + 1} seed card`) seedOne(t, player, title);
  return whoIsAsked(t).includes('P1 choose cards') ? 'downloads' : 'no download';
});

const eitherPhase = seeding('phase: doorways\nP1 seed deck: Warped Door', (t) => {
  const refusal = inTurns(t) ? seedOne(t, 0, 'Warped Door') : commit(t, 0, { table: ['Warped Door'] });
  return refusal ? 'not now' : 'seeded';
});

const forTable = seeding('phase: dilemmas\nP1 mission: Excavation\nP1 seed deck: Standing Orders', (t) => {
  skipStacks(t);
  return t.s.phase === 'dilemmas' ? 'in this phase' : 'in the next';
});

export const seedingTopic: Topic = {
  title: 'Seeding',
  clauses: 'BETA-1, OTF-1, MOD-1, R4-3',
  situations: [
    row('who is asked first in the doorway phase', asked(doors), 'P1 | P1, P2 | P1, P2 | P1, P2 | P1'),
    row(
      'a doorway is seeded that downloads a card at once',
      fetches,
      'downloads | no download | downloads | downloads | downloads',
    ),
    row(
      'a card that may seed in the doorway phase or in the facility phase, in the first of them',
      eitherPhase,
      'seeded | not now | seeded | seeded | seeded',
    ),
    row('who is asked first in the dilemma phase', asked(stacks), 'P1 | P1, P2 | P1, P2 | P1, P2 | P1, P2'),
    row(
      'P1 and P2 seed under the mission of P1, as early as they may: what is met first',
      seeding(stacks, (t) => {
        seedEach(t, ['Excavation', 'Excavation']);
        return under(t, 'Excavation')[0];
      }),
      'Archer by P1 | Nausicaans by P2 | Nausicaans by P2 | Nausicaans by P2 | Nausicaans by P2',
    ),
    row(
      'when a card for the table is seeded that names the dilemma phase',
      forTable,
      'in this phase | in the next | in this phase | in this phase | in this phase',
    ),
    row(
      'the number of face-down seeds is announced',
      seeding(stacks, (t) => {
        seedEach(t, ['Great Inquiry', 'Excavation']);
        return announced(t).length > 0 ? 'yes' : 'no';
      }),
      'no | yes | yes | yes | no',
    ),
    row('who is asked first in the facility phase', asked(outposts), 'P1 | P1, P2 | P1 | P1 | P1'),
    row(
      'P1 would seed nothing there, with an outpost left',
      seeding(outposts, (t) => (inTurns(t) ? seedOne(t, 0) : commit(t, 0))?.clause ?? 'passed'),
      'passed | passed | OTF-1.7 | MOD-1.7 | passed',
    ),
  ],
};
