import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import type { Way } from './leaving.ts';
import { attempt, endTurn, ending, hood } from './leaving.ts';

const removing = [otf, modern, otfBeta, ruleOfFour];

const dilemmas: readonly Way[] = [
  {
    how: 'discarded after its conditions failed',
    card: 'Archer',
    picture: 'P1 mission: Excavation / Archer by P2\nP1 planet: Jean-Luc Picard, Simon Tarses',
    play: attempt('Excavation'),
  },
  {
    how: 'overcome',
    card: 'Archer',
    picture: 'P1 mission: Excavation / Archer by P2\nP1 planet: Jean-Luc Picard, Worf, Alyssa Ogawa',
    play: attempt('Excavation'),
  },
  {
    how: 'overcome by a payment',
    card: 'Rebel Encounter',
    picture: 'P1 mission: Excavation / Rebel Encounter by P2\nP1 planet: Jean-Luc Picard, Tricorder',
    play: (table) => {
      table.P1.attempts('Excavation');
      table.P1.chooses('Tricorder');
    },
  },
  {
    how: 'discarded because its trigger is absent',
    card: "Female's Love Interest",
    picture: "P1 mission: Excavation / Female's Love Interest by P2\nP1 planet: Jean-Luc Picard",
    play: attempt('Excavation'),
  },
  {
    how: 'nullified by who is present',
    card: 'Birth of "Junior"',
    picture: `P1 mission: Study Nebula / Birth of "Junior" by P2
P1 ship: U.S.S. Hood at Study Nebula aboard Jean-Luc Picard, Geordi La Forge, Reginald Barclay, Taurik`,
    play: attempt('Study Nebula'),
  },
  {
    how: 'nullified by an interrupt in its encounter',
    card: 'Q',
    picture: 'P1 mission: Excavation / Q by P2\nP1 planet: Jean-Luc Picard\nP1 hand: Q2',
    play: (table) => {
      table.P1.attempts('Excavation');
      table.P1.responds('Q2');
    },
  },
  {
    how: 'cured after it had stayed in play',
    card: 'Menthar Booby Trap',
    picture: `P1 mission: Excavation
P1 ship: U.S.S. Hood (Menthar Booby Trap by P2) at Excavation aboard Geordi La Forge, Reginald Barclay`,
  },
  {
    how: 'gone with the ship it was on',
    card: 'Tsiolkovsky Infection',
    picture: `P1 mission: Excavation
P1 ship: U.S.S. Hood (Tsiolkovsky Infection by P2, Auto-Destruct Sequence) at Excavation ${hood}`,
    play: endTurn,
  },
  {
    how: 'expired with its countdown',
    card: 'Nitrium Metal Parasites',
    picture: `P1 mission: Excavation
P1 ship: U.S.S. Hood (Nitrium Metal Parasites by P2 [countdown 1]) at Excavation ${hood}`,
    play: endTurn,
  },
  {
    how: 'over because the mission is completed',
    card: 'Alien Abduction',
    picture: `P1 mission: Excavation
P1 on Excavation: Alien Abduction by P2
P1 planet Excavation: Jean-Luc Picard`,
    play: attempt('Excavation'),
  },
  {
    how: 'over because nobody it afflicted is left',
    card: 'Hyper-Aging',
    picture: `P1 mission: Excavation / Archer by P2
P1 planet: Jean-Luc Picard
P1 with team: Hyper-Aging by P2 [met by Jean-Luc Picard]`,
    play: attempt('Excavation'),
  },
  {
    how: 'destroyed with the location it was on',
    card: 'Radioactive Garbage Scow',
    picture: `P1 mission: Study Nebula
P1 mission: Excavation
P1 on Study Nebula: Radioactive Garbage Scow by P2
P1 table: Tox Uthat
P1 hand: Supernova`,
    play: (table) => table.P1.plays('Supernova on Study Nebula'),
  },
];

describe.each(dilemmas)('a dilemma $how', (way) => {
  test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: it is removed from the game; the base game discards it', () => {
    for (const format of removing) expect(ending(way, format), format.id).toBe('removed');
    expect(ending(way, open)).toBe('discard pile');
  });
});

const notDiscardedFromPlay: readonly (Way & { readonly where: string })[] = [
  {
    how: 'that scores its points',
    card: 'Microvirus',
    picture: `P1 mission: Excavation / Microvirus by P2
P1 planet: Jean-Luc Picard, Worf, Alyssa Ogawa`,
    play: attempt('Excavation'),
    where: 'bonus',
  },
  {
    how: 'that goes back under its mission',
    card: 'Impassable Door',
    picture: 'P1 mission: Excavation / Impassable Door by P2\nP1 planet: Jean-Luc Picard',
    play: attempt('Excavation'),
    where: 'under mission',
  },
  {
    how: 'that was mis-seeded',
    card: 'Ancient Computer',
    picture: 'P1 mission: Excavation / Ancient Computer by P2\nP1 planet: Jean-Luc Picard',
    play: attempt('Excavation'),
    where: 'out of play',
  },
  {
    how: 'still under a mission that is destroyed',
    card: 'Ancient Computer',
    picture: `P1 mission: Study Nebula / Ancient Computer by P2
P1 mission: Excavation
P1 table: Tox Uthat
P1 hand: Supernova`,
    play: (table) => table.P1.plays('Supernova on Study Nebula'),
    where: 'discard pile',
  },
  {
    how: 'discarded from a hand',
    card: 'Archer',
    picture: `P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: U.S.S. Hood at Study Nebula ${hood}
P1 hand: Archer`,
    play: attempt('Study Nebula'),
    where: 'discard pile',
  },
];

describe.each(notDiscardedFromPlay)('near miss: a dilemma $how', (way) => {
  test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: it goes where it goes in the base game', () => {
    for (const format of [open, ...removing]) expect(ending(way, format), format.id).toBe(way.where);
  });
});

test('OTF-2.1, MOD-2.1, BETA-2.1, R4-4.1: near miss: Temporal Causality Loop takes back what was removed in its attempt', () => {
  const loop: Way = {
    how: 'taken back',
    card: 'Gravitic Mine',
    picture: `P1 mission: Investigate Rogue Comet / Gravitic Mine by P2, Temporal Causality Loop by P2
P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Data, Worf, Riva`,
    play: attempt('Investigate Rogue Comet'),
  };
  for (const format of [open, ...removing]) expect(ending(loop, format), format.id).toBe('under mission');
  for (const format of removing)
    expect(ending({ ...loop, card: 'Temporal Causality Loop' }, format), format.id).toBe('removed');
});
