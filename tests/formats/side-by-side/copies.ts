import type { Outcome } from './outcomes.ts';
import { commit, judged, now, playing, seedOne, seeding, whoIsAsked } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

const three = 'P2 mission: Excavation\nP2 mission: Inquiry\nP2 mission: Great Inquiry';

/** P1 seeds a copy of Q-Flash under each of these missions. */
const flashes = (missions: readonly string[], more: string): Outcome =>
  seeding(`phase: dilemmas\n${three}\n${more}`, (t) => {
    const all = Object.fromEntries(missions.map((mission) => [mission, ['Q-Flash']]));
    if (whoIsAsked(t)[0].endsWith('seed stacks')) return commit(t, 0, all)?.clause ?? 'seeded';
    const refusals = missions.flatMap((mission) => seedOne(t, 0, 'Q-Flash', mission)?.clause ?? []);
    return refusals[0] ?? 'seeded';
  });

const inTheGame: Outcome = playing(
  `P2 mission: Excavation / Archer by P1
P2 mission: Inquiry / Archer by P1
P2 mission: Great Inquiry
P1 hand: Fair Chance
P1 discard pile: Archer`,
  (table) => {
    table.P1.plays('Fair Chance');
    const asked = table.table.state.frames.some((frame) => frame.kind === 'reseed');
    if (asked) table.P1.seeds('Archer under Great Inquiry');
    now(table).holds('winner: nobody yet');
    return asked ? 'seeded' : 'not offered';
  },
);

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card);

export const copies: Topic = {
  title: 'Copies and lists',
  clauses: 'BETA-3, OTF-3, MOD-3, R4-1.1, R4-2; BETA-5, R4-7; BETA-6, OTF-6, MOD-6',
  situations: [
    row(
      'three copies are seeded like a dilemma',
      flashes(['Excavation', 'Inquiry', 'Great Inquiry'], 'P1 seed deck: 3x Q-Flash'),
      'seeded | BETA-3.1 | OTF-3.1 | MOD-3.1 | R4-2.1',
    ),
    row(
      'two copies are, and a third opens its side deck from the table',
      flashes(['Excavation', 'Inquiry'], 'P1 table: Q-Flash\nP1 seed deck: 2x Q-Flash'),
      'seeded | seeded | seeded | seeded | R4-2.1',
    ),
    row(
      'a third copy is reseeded by a card text, in the game',
      inTheGame,
      'seeded | not offered | seeded | seeded | seeded',
    ),
    row(
      'a deck with five copies of Transwarp Conduit',
      judged(times(5, 'Transwarp Conduit')),
      'legal | legal | legal | legal | R4-1.1',
    ),
    row(
      "a deck with five copies of Captain's Log from two sets",
      judged([...times(3, 'captains-log'), ...times(2, 'captains-log.voyager')]),
      'legal | legal | legal | legal | R4-1.1',
    ),
    row(
      'a deck with three copies of Tholun, and two of the Second Edition card converted into it',
      judged([...times(3, 'Tholun'), ...times(2, 'tholun.2e.call-to-arms')]),
      'legal | legal | legal | legal | R4-1.1',
    ),
    row('a deck with Raise the Stakes', judged(['Raise the Stakes']), 'legal | BETA-6.1 | OTF-6.1 | MOD-6.1 | legal'),
    row('a deck with Kevin Uxbridge', judged(['Kevin Uxbridge']), 'legal | BETA-6.1 | legal | legal | legal'),
    row('a deck with Fair Play', judged(['Fair Play']), 'legal | BETA-6.2 | OTF-6.1 | MOD-6.1 | legal'),
  ],
};
