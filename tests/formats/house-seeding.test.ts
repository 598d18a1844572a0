import type { Format } from '@spaceline/engine';
import { constructedFormats, readHouseFormat } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { missions, seedCards } from './cards.ts';
import type { SeedTable } from './table.ts';
import { commit, seedOne, seedTable, under, whoIsAsked } from './table.ts';

/** House formats that take only some of the steps of batch seeding: the rest is seeded in turns, as in the base game. */

const cards = [...missions, ...seedCards];
const house = (text: string): Format => {
  const read = readHouseFormat(text);
  if (!read.ok) throw new Error(read.problems.join());
  return read.format;
};
const table = (format: Format): SeedTable =>
  seedTable(
    format,
    `phase: dilemmas
P1 mission: Excavation
P2 mission: Great Inquiry
P1 seed deck: Archer, Chalnoth, Standing Orders
P2 seed deck: Nausicaans, Archer`,
    cards,
  );

describe('one step alone', () => {
  test("OTF-1.3: only the opponent's missions in a batch; then your own in turns, beginning with the first player", () => {
    const t = table(house('OTF-1.3'));
    commit(t, 0, { 'Great Inquiry': ['Archer'] });
    commit(t, 1, { Excavation: ['Nausicaans'] });
    expect(whoIsAsked(t)).toEqual(['P1 seed card']);
    expect(seedOne(t, 0, 'Chalnoth', 'Excavation')).toBeUndefined();
    expect(seedOne(t, 1, 'Archer', 'Great Inquiry')).toBeUndefined();
    expect(seedOne(t, 0, 'Standing Orders')).toBeUndefined();
    expect(under(t, 'Excavation')).toEqual(['Nausicaans by P2', 'Chalnoth by P1']);
    expect(under(t, 'Great Inquiry')).toEqual(['Archer by P1', 'Archer by P2']);
    expect(t.s.phase).not.toBe('dilemmas');
  });

  test('OTF-1.3: near miss: what the step was about is closed in the turns after it', () => {
    const t = table(house('OTF-1.3'));
    for (const player of [0, 1] as const) commit(t, player);
    expect(seedOne(t, 0, 'Archer', 'Great Inquiry')).toMatchObject({ code: 'refused/other-step', clause: 'OTF-1.3' });
    expect(seedOne(t, 0)).toBeUndefined();
  });
});

test('OTF-1.6: without it and BETA-1.7 a card for the table is seeded in turns, and players may pass', () => {
  const t = table(house('OTF-1.3 OTF-1.4 OTF-1.5'));
  for (const player of [0, 1, 0, 1] as const) commit(t, player);
  expect(whoIsAsked(t)).toEqual(['P1 seed card']);
  expect(seedOne(t, 0, 'Standing Orders')).toBeUndefined();
  expect(t.s.phase).not.toBe('dilemmas');
});

test('OTF-1.6, BETA-1.7: near miss: the sheets leave nothing to turns', () => {
  for (const format of constructedFormats.filter(({ id }) => id !== 'open')) {
    const t = table(format);
    for (const player of [0, 1, 0, 1] as const) commit(t, player);
    // The beta sheet goes on with both players' batches of the facility phase.
    if (format.id === 'otf-beta') expect(t.s.phase).toBe('facilities');
    else expect(seedOne(t, 0, 'Archer', 'Excavation')?.code).toBe('refused/other-step');
  }
});
