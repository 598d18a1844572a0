import { winner } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

const done = (...titles: string[]): string => titles.map((title) => `P1 mission: ${title}, completed by P1`).join('\n');
const points = (mission: number, bonus = 0): string => `P1 points: ${mission} mission, ${bonus} bonus`;
const wins = (...lines: string[]) => winner(lines.join('\n'));

const bothKinds = done('Excavation', 'Survey');
const planets = done('Excavation', 'Inquiry');
const inGamma = done('Far Shore', 'Far Deep');
const alphaOfP2 = 'P2 mission: Excavation';

export const victory: Topic = {
  title: 'Victory',
  clauses: 'BETA-7, OTF-7, MOD-7',
  situations: [
    row(
      '100 points, a planet and a space mission completed',
      wins(bothKinds, points(100)),
      'P1 wins | P1 wins | P1 wins | P1 wins | P1 wins',
    ),
    row(
      '100 points, two planet missions',
      wins(planets, points(100)),
      'P1 wins | goes on | goes on | goes on | P1 wins',
    ),
    row(
      '140 points, two planet missions',
      wins(planets, points(140)),
      'P1 wins | P1 wins | P1 wins | P1 wins | P1 wins',
    ),
    row(
      '100 points, both kinds in the Gamma Quadrant, P2 seeded a mission in the Alpha Quadrant',
      wins(inGamma, alphaOfP2, points(100)),
      'P1 wins | P1 wins | goes on | goes on | P1 wins',
    ),
    row(
      '140 points, the same missions',
      wins(inGamma, alphaOfP2, points(140)),
      'P1 wins | P1 wins | P1 wins | P1 wins | P1 wins',
    ),
    row(
      '140 points, one planet mission in the Gamma Quadrant, P2 seeded a mission in the Alpha Quadrant',
      wins(done('Far Shore'), alphaOfP2, points(140)),
      'P1 wins | P1 wins | goes on | goes on | P1 wins',
    ),
    row(
      '180 points, the same mission',
      wins(done('Far Shore'), alphaOfP2, points(180)),
      'P1 wins | P1 wins | P1 wins | P1 wins | P1 wins',
    ),
    row(
      '100 points, both kinds in the Gamma Quadrant, nobody seeded a mission in the Alpha Quadrant',
      wins(inGamma, points(100)),
      'P1 wins | P1 wins | P1 wins | P1 wins | P1 wins',
    ),
    row(
      '100 points, a planet mission completed, a space mission with an own Borg-use-only objective on it',
      wins(done('Excavation'), 'P1 mission: Survey\nP1 on Survey: Assimilate', points(100)),
      'P1 wins | goes on | goes on | P1 wins | P1 wins',
    ),
    row(
      '40 points from missions of both kinds and 65 bonus points',
      wins(bothKinds, points(40, 65)),
      'P1 wins | goes on | goes on | goes on | P1 wins',
    ),
    row(
      'P1 has 100 points and both kinds, P2 has 110 points and a planet mission',
      wins(bothKinds, points(100), 'P2 mission: Great Inquiry, completed by P2', 'P2 points: 110 mission, 0 bonus'),
      'P2 wins | goes on | P1 wins | P1 wins | P2 wins',
    ),
    row(
      'P1 and P2 have 100 points and both kinds at the same time',
      wins(
        bothKinds,
        points(100),
        'P2 mission: Great Inquiry, completed by P2\nP2 mission: Far Deep, completed by P2',
        'P2 points: 100 mission, 0 bonus',
      ),
      'goes on | goes on | draw | draw | goes on',
    ),
    row(
      'both draw decks are empty: 10 points and 40 bonus points against 30 points',
      wins(
        'P1 mission: Excavation\nP1 draw deck: nothing\nP2 draw deck: nothing',
        points(10, 40),
        'P2 points: 30 mission, 0 bonus',
      ),
      'P1 wins | P2 wins | P2 wins | P2 wins | P1 wins',
    ),
  ],
};
