import type { Format } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { leavingCards, missions } from './cards.ts';

/** Every way in which a dilemma or an interrupt can leave play, and where the sheets send it then. */

interface Way {
  readonly how: string;
  readonly card: string;
  readonly picture: string;
  readonly play?: (table: TestTable) => void;
}

const cards = [...missions, ...leavingCards];
const removing = [otf, modern, otfBeta, ruleOfFour];

/** In which pile the card ends. */
const ending = ({ card, picture, play }: Way, format: Format): string => {
  const table = given(picture, { format, cards });
  play?.(table);
  // Responses nobody makes are passed before it is looked at.
  now(table).holds('winner: nobody yet');
  const { state } = table.table;
  return state.cards[state.fixed.cards.findIndex((one) => one.def.title === card)].zone;
};

const attempt = (mission: string) => (table: TestTable) => table.P1.attempts(mission);
const endTurn = (table: TestTable) => table.P1.ends('turn');
const hood = 'aboard Jean-Luc Picard, Taurik';

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

const interrupts: readonly Way[] = [
  {
    how: 'that is done',
    card: 'Whistle',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle',
    play: (table) => table.P1.plays('Whistle'),
  },
  {
    how: 'that is nullified',
    card: 'Whistle',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle\nP2 hand: Amanda Rogers',
    play: (table) => {
      table.P1.plays('Whistle');
      table.P2.responds('Amanda Rogers');
    },
  },
  {
    how: 'that nullified another card',
    card: 'Amanda Rogers',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle\nP2 hand: Amanda Rogers',
    play: (table) => {
      table.P1.plays('Whistle');
      table.P2.responds('Amanda Rogers');
    },
  },
  {
    how: 'on a ship that is destroyed',
    card: 'Auto-Destruct Sequence',
    picture: `P1 mission: Excavation\nP1 ship: U.S.S. Hood (Auto-Destruct Sequence) at Excavation ${hood}`,
    play: endTurn,
  },
  {
    how: 'whose countdown expired',
    card: 'Temporal Rift',
    picture: `P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: U.S.S. Hood at Excavation ${hood}
P1 hand: Temporal Rift`,
    play: (table) => {
      table.P1.plays('Temporal Rift on U.S.S. Hood');
      table.P1.ends('turn');
      table.P2.ends('turn');
      table.P1.ends('turn');
    },
  },
];

describe.each(interrupts)('an interrupt $how', (way) => {
  test('R4-5.1: it is removed from the game; by the other sheets it is discarded', () => {
    expect(ending(way, ruleOfFour)).toBe('removed');
    for (const format of [open, otf, modern, otfBeta]) expect(ending(way, format), format.id).toBe('discard pile');
  });
});

test('R4-5.1: near miss: an interrupt discarded when it was drawn, or with a hand, was never in play', () => {
  const drawn: Way = {
    how: 'drawn',
    card: 'Whistle',
    picture: 'turn 1: P1, orders\nP1 mission: Excavation\nP1 draw deck: Whistle, 2x Taurik\nP2 hand: Subspace Schism',
    play: (table) => {
      table.P1.passes();
      table.P2.passes();
      table.P2.responds('Subspace Schism');
    },
  };
  const held: Way = {
    how: 'held',
    card: 'Whistle',
    picture: `P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: U.S.S. Hood at Study Nebula ${hood}
P1 hand: Whistle`,
    play: attempt('Study Nebula'),
  };
  for (const way of [drawn, held]) expect(ending(way, ruleOfFour), way.how).toBe('discard pile');
  expect(ending({ ...drawn, card: 'Subspace Schism' }, ruleOfFour)).toBe('removed');
});

test('R4-5.1: near miss: an event discarded from play is no interrupt', () => {
  const way: Way = {
    how: 'nullified',
    card: 'Red Alert!',
    picture: 'P1 mission: Excavation\nP1 table: Red Alert!\nP1 hand: Kevin Uxbridge',
    play: (table) => table.P1.plays('Kevin Uxbridge on Red Alert!'),
  };
  expect(ending(way, ruleOfFour)).toBe('discard pile');
  expect(ending({ ...way, card: 'Kevin Uxbridge' }, ruleOfFour)).toBe('removed');
});
