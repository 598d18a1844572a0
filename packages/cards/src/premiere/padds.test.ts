import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { klingonPadd } from './klingon-padd.ts';
import { romulanPadd } from './romulan-padd.ts';

/** The same device of two affiliations. */

describe.each([
  {
    name: 'P59 Klingon PADD',
    card: klingonPadd,
    affiliation: 'Klingon',
    other: 'Romulan',
    leader: { title: 'Gowron', cunning: 7, strength: 9 },
    stopped: { title: 'Klag', cunning: 5 },
    bySpecies: 'Worf',
  },
  {
    name: 'P63 Romulan PADD',
    card: romulanPadd,
    affiliation: 'Romulan',
    other: 'Klingon',
    leader: { title: 'Sela', cunning: 9, strength: 8 },
    stopped: { title: 'Thei', cunning: 6 },
    bySpecies: "Ba'el",
  },
])('$name', ({ card, affiliation, other, leader, stopped, bySpecies }) => {
  test('reads aloud', () => {
    expect(english(card)).toBe(
      `${affiliation} use only: each of your personnel present who may use it is CUNNING +2. (Cumulative.)`,
    );
  });

  test('copies add up for those who may use it', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: ${leader.title}, 2x ${card.title}
    `);
    now(table).holds(`
      CUNNING of ${leader.title}: ${leader.cunning + 4}
      STRENGTH of ${leader.title}: ${leader.strength}
    `);
  });

  test('others present get nothing from it', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: ${leader.title}, Roga Danar, ${card.title}
    `);
    now(table).holds(`
      CUNNING of ${leader.title}: ${leader.cunning + 2}
      CUNNING of Roga Danar: 9
    `);
  });

  test('it helps only where it is: not the stopped team, not the ship, not the opponent', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: ${card.title}, ${stopped.title} [stopped]
      P1 ship: Combat Vessel at Excavation aboard ${leader.title}
      P2 planet: ${leader.title}
    `);
    now(table).holds(`
      CUNNING of P1's ${leader.title}: ${leader.cunning}
      CUNNING of P2's ${leader.title}: ${leader.cunning}
      CUNNING of ${stopped.title}: ${stopped.cunning}
    `);
  });

  test('it reports to any outpost of its player', () => {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: ${other} Outpost at Excavation
      P1 hand: ${card.title}
    `);
    table.P1.reports(card.title);
    now(table).holds(`aboard ${other} Outpost: ${card.title}`);
  });

  test('the word means the species, too', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: ${bySpecies}, ${card.title}
    `);
    now(table).holds(`CUNNING of ${bySpecies}: 8`);
  });
});
