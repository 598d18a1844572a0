import type { Option, Refusal } from '@spaceline/engine';
import { apply, choose, decisions, isRefusal, roundOver, view } from '@spaceline/engine';
import { open, warpSpeed } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { askedOf, seedTable } from '../formats/table.ts';
import { type Case, leave, told, tries } from './trying.ts';

/** Refusals of Warp Speed. */

const where = 'format warp-speed';

/** Lays missions in turns: `Excavation`, or `Secret Salvage II front`; the last of them is the one that is refused. */
const laying = (picture: string, tried: string, lays: readonly (readonly [0 | 1, string])[]): Case =>
  told(where, tried, () => {
    const t = seedTable(warpSpeed, `phase: missions\n${picture}`);
    let refusal: Refusal | undefined;
    for (const [player, words] of lays) {
      const [, title = '', side = ''] = /^(.*?)(?: (front|back))?$/.exec(words) ?? [];
      const pile = t.s.players[player].piles['mission pile'];
      const card = pile.find((id) => t.s.fixed.cards[id]?.def.title === title);
      const decision = askedOf(t, player);
      const to = side === '' ? -1 : side === 'front' ? 0 : 1;
      const result = apply(t.s, choose(decision, { ...decision.options[0], card, to } as Option));
      refusal = isRefusal(result) ? result : undefined;
    }
    return refusal;
  });

const plain = `P1 mission pile: Relief Mission, Excavation, Study Nebula
P2 mission pile: Excavation, Study Nebula, Relief Mission
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`;
const double = `P1 mission pile: Secret Salvage II, Test Mission II, Excavation
P2 mission pile: Investigate Anomaly II, Explore Typhon Expanse II, Excavation
P1 seed deck: Archer
P2 seed deck: Archer`;

const acting = (picture: string, line: string): Case =>
  told(where, line, () => {
    const at = given(picture, { format: warpSpeed });
    const refusal = tries(at, line);
    leave(at);
    return refusal;
  });

/** The sheet tells it as what is missing for a victory. */
const points = told(where, 'P1, with 150 points, wins', () => {
  const { state } = given('P1 mission: Excavation\nP1 points: 150 bonus', { format: warpSpeed }).table;
  const missing = view(state, 0).players[0].victory.requirements.find(({ clause, met }) => clause === 'WS-5.2' && !met);
  return missing && { code: 'refused/not-by-points', clause: missing.clause, what: 'P1 cannot win', why: '' };
});

const noRound = told('format open', 'the clock ends the round', () => {
  const { state } = given('P1 mission: Excavation', { format: open }).table;
  const [asked] = decisions(state);
  const result = asked && apply(state, roundOver(asked.id, asked.player));
  return isRefusal(result) ? result : undefined;
});

export const warpSpeedCases: readonly Case[] = [
  laying(plain, 'P1 lays Relief Mission first', [[0, 'Relief Mission']]),
  laying(plain, 'P2 lays Relief Mission before the others', [
    [0, 'Excavation'],
    [1, 'Relief Mission'],
  ]),
  laying(double, 'P1 lays a second Mission II with its outpost up', [
    [0, 'Test Mission II front'],
    [1, 'Excavation'],
    [0, 'Secret Salvage II front'],
  ]),
  laying(double, 'P2 lays Investigate Anomaly II with its outpost up before the others', [
    [0, 'Test Mission II front'],
    [1, 'Investigate Anomaly II front'],
  ]),
  acting(
    `phase: facilities, P1 next
P1 mission: Excavation
P1 mission: Study Nebula
P2 mission: Relief Mission
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`,
    'P1 seeds Federation Outpost at Study Nebula',
  ),
  acting('P2 mission: Excavation\nP1 planet: Data, Jean-Luc Picard', 'P1 attempts Excavation'),
  points,
  noRound,
];
