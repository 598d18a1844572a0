import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import type { ShipView } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { staffingLack } from './staffing.ts';

const ship: Face = { ...blankFace('ship'), type: 'Ship', affiliations: ['Klingon'], staffing: ['Cmd', 'Stf', 'Stf'] };
const person = (staffing?: 'Cmd' | 'Stf'): Face => {
  const one = { ...blankFace('person'), type: 'Personnel', affiliations: ['Klingon'] as const };
  return { ...one, people: [{ name: 'x', staffing, skills: [], special: [] } as unknown as Face['people'][number]] };
};

/** What the ship lacks with these aboard; the last `stopped` of them cannot act. */
const lackOf = (crew: readonly Face[], stopped = 0): string => {
  const cards = crew.map((_, at) => at + 1);
  const seen = { card: 0, crew: [{ player: 0, cards, hidden: 0 }] } as unknown as ShipView;
  return staffingLack(seen, {
    faceOf: (card) => (card === 0 ? ship : crew[card - 1]!),
    cardOf: (card) => ({ stopped: card > crew.length - stopped }) as never,
  });
};

describe('what a ship that is not staffed is told to lack', () => {
  test('B-14.18: somebody who can act', () => {
    expect(lackOf([])).toBe('nobody can act');
    expect(lackOf([person('Cmd')], 1)).toBe('nobody can act');
  });

  test('B-14.16: the icons that nobody aboard brings', () => {
    expect(lackOf([person('Stf')])).toBe('needs command, staff');
    expect(lackOf([person()])).toBe('needs command, 2 × staff');
    expect(lackOf([person('Stf'), person('Stf'), person('Cmd')], 1)).toBe('needs command');
  });

  test('B-14.17: command stands in for staff, staff never for command', () => {
    expect(lackOf([person('Cmd'), person('Cmd')])).toBe('needs staff');
    expect(lackOf([person('Stf'), person('Stf'), person('Stf')])).toBe('needs command');
  });

  test('B-14.16: with every icon there, somebody of its affiliation', () => {
    expect(lackOf([person('Cmd'), person('Stf'), person('Stf')])).toBe('needs somebody Klingon');
  });
});
