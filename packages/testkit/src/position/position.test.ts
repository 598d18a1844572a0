import { allCards } from '@spaceline/cards';
import { makePool } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readPosition, writePosition } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const pool = makePool(allCards);
const again = (text: string): string => writePosition(readPosition(text, pool, open).state);

/** As the table writes it: what is read comes out in the same words. */
const written = [
  `turn 7: P2, orders, P1 next
P1 mission: Excavation / Archer by P2, Impassable Door by P1 [revealed] / found: Varon-T Disruptor by P2 / revealed: Q by P2 / barred: P1
P2 mission: Study Plasma Streamer
P1 mission: Study Plasma Streamer, completed by P1
P2 mission: First Contact, completed by P2
P1 on Excavation: Escape Pod (Data [held], Taurik [held])
P1 outpost: Federation Outpost at Excavation aboard Worf, Albert Einstein [deactivated], Tricorder
P1 ship: U.S.S. Hood [stopped, damaged, docked at Federation Outpost] (Birth of "Junior" by P2 [counter 2]) at Excavation aboard Giusti [stopped]
P1 planet Excavation: Calloway, Sela [team 2]
P2 planet Excavation: Kurn
P2 ship: I.K.C. K'Vort [arrived, cloaked, changed, range used 4] at Study Plasma Streamer #1 aboard Kahless
P1 table: Treaty: Federation/Klingon [new]
P2 table: Red Alert!
P1 hand: Amanda Rogers, Kevin Uxbridge
P1 draw deck: Mendon, Taitt
P1 discard pile: Simon Tarses
P2 draw deck: nothing
P2 discard pile: Q, Kromm
P2 bonus: Chalnoth by P1
P2 points: 40 mission, 5 bonus
P2 card plays used: 1`,
  `first: P2
phase: dilemmas, P1 next, P2 passed
P1 mission: Excavation / Archer by P2
P1 draw deck: Data
P1 seed deck: Q, Federation Outpost
P2 draw deck: Kurn`,
  `phase: missions, P2 next
P1 mission: Excavation
P1 draw deck: Data
P1 mission pile: First Contact, Study Nebula
P2 draw deck: Kurn
P2 mission pile: Plunder Site`,
];

describe('a written position', () => {
  test.each(written)('is read and written in the same words %#', (text) => {
    expect(again(text)).toBe(text);
  });

  test('may be written in other words', () => {
    expect(
      again(`
        P1 mission: Excavation / Archer
        P1 draw deck: nothing
        P2 draw deck: 2x Kurn
        P1 outpost: Federation Outpost at Excavation
          aboard 2x Taurik
        P1 ship: Runabout [docked] at Excavation
      `),
    ).toBe(`turn 1: P1, card play
P1 mission: Excavation / Archer by P2
P1 outpost: Federation Outpost at Excavation aboard Taurik, Taurik
P1 ship: Runabout [docked at Federation Outpost] at Excavation
P1 draw deck: nothing
P2 draw deck: Kurn, Kurn`);
  });

  test('gets a draw deck that lasts, unless it says otherwise', () => {
    const { state } = readPosition('P1 mission: Excavation\nP2 draw deck: nothing', pool, open);
    expect(state.players.map((player) => player.piles['draw deck'].length)).toEqual([5, 0]);
  });

  test('is at rest: what follows from it by itself has happened', () => {
    const { state } = readPosition(
      'P1 mission: Excavation\nP1 ship: Runabout at Excavation aboard Calloway, Gowron',
      pool,
      open,
    );
    expect(writePosition(state)).toContain('Gowron [under house arrest]');
  });
});
