import { apply, choose, view } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { SeedTable } from './table.ts';
import { askedOf, commit, seedTable, under, whoIsAsked } from './table.ts';

const format = warpSpeed;

const titleOf = (t: SeedTable, id: number): string => t.s.fixed.cards[id]?.def.title ?? '';

/** What may be laid next, with the side that would lie up: `Secret Salvage II front`. */
const layable = (t: SeedTable, player: 0 | 1): string[] =>
  askedOf(t, player).options.map((option) => {
    const side = option.to === 0 ? ' front' : ' back';
    return option.do === 'place mission' ? `${titleOf(t, option.card)}${option.to < 0 ? '' : side}` : option.do;
  });
const sorted = (t: SeedTable, player: 0 | 1): string[] => layable(t, player).toSorted();

const lay = (t: SeedTable, player: 0 | 1, what: string): void => {
  const decision = askedOf(t, player);
  const option = decision.options[layable(t, player).indexOf(what)];
  if (!option) throw new Error(`${what} is not among ${layable(t, player).join(', ')}.`);
  expect(apply(t.s, choose(decision, option))).toHaveProperty('events');
};

const line = (t: SeedTable): string[] => t.s.locations.map(({ id }) => titleOf(t, id));

describe('WS-3: seeding', () => {
  const piles = `phase: missions
P1 mission pile: Relief Mission, Excavation, Study Nebula
P2 mission pile: Excavation, Relief Mission, Explore Typhon Expanse
P1 seed deck: Federation Outpost
P2 seed deck: Klingon Outpost`;

  test('WS-3.1, WS-3.2: the first player chooses the order, beginning with a mission that takes the outpost', () => {
    const t = seedTable(format, piles);
    // Relief Mission shows no Federation icon.
    expect(sorted(t, 0)).toEqual(['Excavation', 'Study Nebula']);
    lay(t, 0, 'Excavation');
    expect(line(t)).toEqual(['Excavation']);
  });

  test('WS-3.2: near miss: no outpost is seeded at a homeworld, so it is not the first mission', () => {
    const t = seedTable(format, piles.replace('Study Nebula', 'Cloaked Mission').replace('Federation', 'Klingon'));
    // Cloaked Mission shows the icon of the outpost, too, and is on Romulus: only one mission is left to begin with.
    expect(line(t)).toEqual(['Relief Mission']);
  });

  test('WS-3.3: the second player keeps a mission that takes the outpost for last', () => {
    const t = seedTable(format, piles);
    lay(t, 0, 'Excavation');
    lay(t, 1, 'Excavation');
    lay(t, 0, 'Relief Mission');
    expect(sorted(t, 1)).toEqual(['Explore Typhon Expanse', 'Relief Mission']);
    const alone = seedTable(
      format,
      piles.replace('Relief Mission, Explore Typhon Expanse', 'Study Nebula, Relief Mission'),
    );
    lay(alone, 0, 'Excavation');
    // Only Relief Mission takes a Klingon outpost: it waits.
    expect(sorted(alone, 1)).toEqual(['Excavation', 'Study Nebula']);
  });

  test('WS-3.4: missions of one location lie beside each other, all towards the other end', () => {
    const t = seedTable(format, piles);
    lay(t, 0, 'Excavation');
    lay(t, 1, 'Excavation');
    expect(line(t)).toEqual(['Excavation', 'Excavation']);
    expect(t.s.locations.every(({ missions }) => missions.length === 1)).toBe(true);
  });

  const double = `phase: missions
P1 mission pile: Secret Salvage II, Test Mission II, Excavation
P2 mission pile: Investigate Anomaly II, Excavation
P1 seed deck: Archer
P2 seed deck: Archer`;

  test('WS-2.5, WS-3.2: a Mission II with its outpost up is the outpost location, and no second lies so', () => {
    const t = seedTable(format, double);
    expect(sorted(t, 0)).toEqual(['Secret Salvage II front', 'Test Mission II front']);
    lay(t, 0, 'Test Mission II front');
    // The second player keeps the outpost for last, so Excavation comes first without a question.
    expect(sorted(t, 0)).toEqual(['Excavation', 'Secret Salvage II back']);
  });

  test('WS-3.3: the second player lays the outpost side last', () => {
    const t = seedTable(format, double);
    lay(t, 0, 'Test Mission II front');
    lay(t, 0, 'Excavation');
    expect(line(t).at(1)).toBe('Excavation');
    expect(t.s.play.map((id) => titleOf(t, id))).toContain('Investigate Anomaly II');
  });

  test('WS-2.5, WS-3.2: one outpost, at the own end', () => {
    const picture = `phase: facilities, P1 next
P1 mission: Excavation
P1 mission: Study Nebula
P2 mission: Relief Mission
P1 seed deck: Federation Outpost, Klingon Outpost, Romulan Outpost
P2 seed deck: Klingon Outpost`;
    const elsewhere = given(picture, { format });
    elsewhere.P1.does('seeds Federation Outpost at Study Nebula');
    now(elsewhere).refused('WS-3.2');
    const table = given(picture, { format });
    table.P1.does('seeds Federation Outpost at Excavation');
    now(table).happened('Federation Outpost facility seeded');
  });

  const stacks = `phase: dilemmas
P1 mission: Excavation
P2 mission: Relief Mission
P1 seed deck: Archer, Chalnoth, Nausicaans
P2 seed deck: Firestorm, Armus - Skin of Evil`;

  test("WS-3.5: both build stacks for every location at the same time; the stack of the mission's owner is met first", () => {
    const t = seedTable(format, stacks);
    expect(whoIsAsked(t).map((asked) => asked.slice(0, 2))).toEqual(['P1', 'P2']);
    commit(t, 0, { Excavation: ['Archer'], 'Relief Mission': ['Chalnoth', 'Nausicaans'] });
    // Nothing lies anywhere, and nothing is told, before the other is ready.
    expect(t.s.locations.every(({ seeds }) => seeds.length === 0)).toBe(true);
    expect(view(t.s, 1).spaceline.map(({ seedsBy }) => seedsBy)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(JSON.stringify(view(t.s, 1))).not.toContain('"chalnoth"');
    commit(t, 1, { Excavation: ['Firestorm'], 'Relief Mission': ['Armus - Skin of Evil'] });
    expect(under(t, 'Excavation')).toEqual(['Archer by P1', 'Firestorm by P2']);
    expect(under(t, 'Relief Mission')).toEqual(['Armus - Skin of Evil by P2', 'Chalnoth by P1', 'Nausicaans by P1']);
    expect(t.s.phase).not.toBe('dilemmas');
  });

  test('WS-3.5: near miss: where only one has a stack it lies alone, whoever owns the mission', () => {
    const t = seedTable(format, stacks);
    commit(t, 1, { Excavation: ['Firestorm', 'Armus - Skin of Evil'] });
    commit(t, 0);
    expect(under(t, 'Excavation')).toEqual(['Firestorm by P2', 'Armus - Skin of Evil by P2']);
    expect(under(t, 'Relief Mission')).toEqual([]);
  });

  test('WS-3.6, WS-2.4: one personnel, ship or equipment card is seeded aboard the outpost, and no second', () => {
    const picture = `phase: facilities, P1 next
P1 mission: Excavation
P2 mission: Relief Mission
P1 outpost: Federation Outpost at Excavation
P1 seed deck: Data, Taurik
P2 seed deck: Klingon Outpost`;
    const table = given(picture, { format });
    table.P1.does('seeds Data at Federation Outpost');
    now(table).holds('aboard Federation Outpost: Data');
    const second = given(picture.replace('at Excavation\n', 'at Excavation aboard Worf\n'), { format });
    second.P1.does('seeds Data at Federation Outpost');
    // Nothing is left that could be seeded, so the phase is over for them.
    now(second).refused('B-8.25');
  });
});
