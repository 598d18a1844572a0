import type { Refusal, Stack } from '@spaceline/engine';
import { apply, decisions, view } from '@spaceline/engine';
import { modern, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { outpost } from '@spaceline/language';
import { type GivenOptions, given } from '@spaceline/testkit';
import { conferenceCards, leavingCards, missions, seedCards } from '../formats/cards.ts';
import { commit, seedTable } from '../formats/table.ts';
import { type Case, leave, nothingNamed, told, tries } from './trying.ts';

/** Refusals of the sheets of the formats. */

const after = (picture: string, options: GivenOptions, lines: readonly string[]): Refusal | undefined => {
  const at = given(picture, options);
  let refusal: Refusal | undefined;
  for (const line of lines) refusal = tries(at, line);
  leave(at);
  return refusal;
};

const three = `
phase: dilemmas
P2 mission: Excavation
P2 mission: Inquiry
P2 mission: Great Inquiry
P1 seed deck: 3x Archer, 3x Q-Flash
`;
const seedDefs = [...missions, ...seedCards, ...leavingCards];

const limits = [otf, modern, otfBeta, ruleOfFour].map((format) =>
  told(`format ${format.id}`, 'P1 seeds a third Archer', () =>
    commit(seedTable(format, three, seedDefs), 0, {
      Excavation: ['Archer'],
      Inquiry: ['Archer'],
      'Great Inquiry': ['Archer'],
    }),
  ),
);

const ferengiOutpost = outpost('Ferengi Outpost', { affiliation: 'Ferengi', shields: 20, printed: [] });
const conference = `P1 mission: Inquiry
P1 outpost: Ferengi Outpost at Inquiry
P1 hand: Ferengi Conference
P1 draw deck: Leeta, Lumba, Nilva, Dabo, 5x Taurik`;

const fetching = [otf, modern].map((format) =>
  told(`format ${format.id}, after a conference`, 'P1 downloads Nilva with Lumba', () =>
    after(conference, { format, cards: [...missions, ...conferenceCards, ferengiOutpost] }, [
      'P1 plays Ferengi Conference',
      'P1 chooses Leeta, Lumba',
      'P1 downloads Nilva with Lumba',
    ]),
  ),
);

const whistles = told('format rule-of-four', 'P1 plays Whistle for the fifth time', () =>
  after("P1 mission: Excavation\nP1 hand: 6x Whistle, 6x Referee's Whistle", { format: ruleOfFour, cards: seedDefs }, [
    'P1 plays Whistle',
    'P1 plays Whistle',
    'P1 plays Whistle',
    'P1 plays Whistle',
    'P1 plays Whistle #5',
  ]),
);

const flight = (to: string, marks: string): Case =>
  told('format rule-of-four', `P1 flies U.S.S. Hood ${marks} to ${to}`, () =>
    after(
      `turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inquiry
P1 mission: Survey
P2 mission: Far Shore
P2 mission: Far Deep
P2 mission: Farthest Shore
P1 ship: U.S.S. Hood ${marks} at Survey aboard Jean-Luc Picard, Geordi La Forge, Taurik`,
      { format: ruleOfFour, cards: missions },
      [`P1 flies U.S.S. Hood to ${to}`],
    ),
  );

/** A batch with stacks that do not add up. */
const batch = (tried: string, stacks: (archer: number, at: number) => readonly Stack[] | undefined): Case =>
  told('format otf, seeding in batches', tried, () => {
    const { s } = seedTable(otf, three, seedDefs);
    const [decision] = decisions(s);
    const made = stacks(s.players[0].piles['seed deck'][0], s.locations[0].id);
    const choice = { ...nothingNamed, decision: decision.id, player: 0, do: 'seed stacks' } as const;
    const result = apply(s, made ? { ...choice, stacks: made } : choice);
    return 'clause' in result ? result : undefined;
  });

/** The sheet tells it as what is missing for a victory. */
const behind = told('format otf-beta', 'P1, with 100 points against 120, wins', () => {
  const { state } = given('P1 mission: Excavation\nP1 points: 100 bonus\nP2 points: 120 bonus', otfBeta).table;
  const missing = view(state, 0).players[0].victory.requirements.find((one) => one.clause === 'BETA-7.2' && !one.met);
  return missing && { code: 'refused/not-highest-score', clause: missing.clause, what: 'P1 cannot win', why: '' };
});

export const sheets: readonly Case[] = [
  ...limits,
  ...fetching,
  whistles,
  flight('Far Deep', ''),
  flight('Far Shore', '[range used 1]'),
  batch('P1 stacks one card twice', (archer, at) => [{ on: at, cards: [archer, archer] }]),
  batch('P1 builds two stacks for one mission', (archer, at) => [
    { on: at, cards: [archer] },
    { on: at, cards: [] },
  ]),
  batch('P1 sends no stacks at all', () => undefined),
  behind,
];
