import type { Format, State } from '@spaceline/engine';
import { decisions, hash, seen, view } from '@spaceline/engine';
import { modern, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions, seedCards } from './cards.ts';
import type { SeedTable } from './table.ts';
import { announced, commit, seedTable, whoIsAsked } from './table.ts';

/**
 * Every question that both players answer at the same time, in every format: two tables that differ only in what one
 * player has committed must look alike to the other and to a spectator, down to numbers and the length of the log.
 */

type Said = Readonly<Record<string, readonly string[]>>;
interface Case {
  readonly clause: string;
  readonly format: Format;
  readonly picture: string;
  /** Batches that both players leave empty before it. */
  readonly before: number;
  /** Two different answers of that player. */
  readonly answers: (player: 0 | 1) => readonly [Said, Said];
}

const cards = [...missions, ...seedCards];
const dilemmas = `phase: dilemmas
P1 mission: Excavation
P2 mission: Great Inquiry
P1 mission: Inquiry
P2 mission: Inquiry
P1 seed deck: Archer, Chalnoth, Microvirus, Standing Orders
P2 seed deck: Archer, Chalnoth, Microvirus, Standing Orders`;
const doorways = `phase: doorways
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Open Door, Second Door, Archer
P2 seed deck: Open Door, Second Door, Archer`;
const facilities = `phase: facilities
P1 mission: Excavation
P2 mission: Excavation
P1 seed deck: Federation Outpost, Charter
P2 seed deck: Federation Outpost, Charter`;

const mission = ['Excavation', 'Great Inquiry'] as const;
const under = (title: string): readonly [Said, Said] => [
  { [title]: ['Archer', 'Chalnoth'] },
  { [title]: ['Microvirus'] },
];

/** The three steps under missions, which are numbered one after the other on each sheet. */
const steps = (format: Format, sheet: string, first: number): Case[] => {
  const common = { format, picture: dilemmas };
  return [
    { ...common, clause: `${sheet}${first}`, before: 0, answers: (player) => under(mission[1 - player]) },
    { ...common, clause: `${sheet}${first + 1}`, before: 1, answers: () => under('Inquiry') },
    { ...common, clause: `${sheet}${first + 2}`, before: 2, answers: (player) => under(mission[player]) },
  ];
};

const doors = (): readonly [Said, Said] => [{ table: ['Open Door', 'Second Door'] }, { table: ['Second Door'] }];
const cases: readonly Case[] = [
  ...[
    { clause: 'OTF-1.1', format: otf },
    { clause: 'MOD-1.1', format: modern },
    { clause: 'BETA-1.1', format: otfBeta },
  ].map((one) => ({ ...one, picture: doorways, before: 0, answers: doors })),
  ...steps(otf, 'OTF-1.', 3),
  ...steps(modern, 'MOD-1.', 3),
  ...steps(otfBeta, 'BETA-1.', 3),
  ...steps(ruleOfFour, 'R4-3.', 1),
  {
    clause: 'BETA-1.7',
    format: otfBeta,
    picture: facilities,
    before: 0,
    answers: () => [{ Excavation: ['Federation Outpost'] }, { table: ['Charter'] }],
  },
];

const told = (s: State, seer: 0 | 1 | 'spectator'): string =>
  JSON.stringify([view(s, seer), decisions(s).filter((d) => d.player === seer)]);

const arrived = ({ format, picture, before }: Case): SeedTable => {
  const t = seedTable(format, picture, cards);
  for (let n = 0; n < before; n++) for (const player of [0, 1] as const) commit(t, player);
  expect(whoIsAsked(t)).toEqual(['P1 seed stacks', 'P2 seed stacks']);
  t.events.length = 0;
  return t;
};

describe.each(cases)('$clause', (one) => {
  test.each([0, 1] as const)(
    `${one.clause}: what player %i has committed is a secret until both are in, for opponent and spectator`,
    (player) => {
      const other = player === 0 ? 1 : 0;
      const [a, b, empty] = [arrived(one), arrived(one), arrived(one)];
      const [first, second] = one.answers(player);
      expect(commit(a, player, first)).toBeUndefined();
      expect(commit(b, player, second)).toBeUndefined();
      expect(commit(empty, player, {})).toBeUndefined();
      expect(hash(a.s)).not.toBe(hash(b.s));
      for (const seer of [other, 'spectator'] as const) {
        const log = (t: SeedTable) => t.events.map((event) => seen(t.s, event, seer));
        expect(told(a.s, seer)).toBe(told(b.s, seer));
        expect(told(a.s, seer)).toBe(told(empty.s, seer));
        expect(log(a)).toEqual(log(b));
        expect(log(a)).toEqual(log(empty));
      }
      expect(announced(a)).toEqual([]);
      // Nothing can be changed any more: only the other player is asked.
      expect(whoIsAsked(a)).toEqual([`P${other + 1} seed stacks`]);
    },
  );

  test(`${one.clause}: near miss: once both are in, the log tells of it as far as each may see`, () => {
    const t = arrived(one);
    for (const player of [0, 1] as const) commit(t, player, one.answers(player)[0]);
    const faceDown = one.picture === dilemmas;
    const seeds = t.events.filter((event) => event.e === 'seeded' || event.e === 'facility seeded');
    expect(seeds.length).toBeGreaterThan(1);
    for (const event of seeds)
      for (const seer of [0, 1, 'spectator'] as const)
        expect(seen(t.s, event, seer).card >= 0).toBe(!faceDown || seer === event.player);
    if (!faceDown) expect(announced(t)).toHaveLength(2);
  });
});
