import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { klingonDisruptor } from './klingon-disruptor.ts';
import { romulanDisruptor } from './romulan-disruptor.ts';

/** The same weapon of two affiliations. */

const gowron = { leader: 'Gowron', strength: 9 } as const;
const sela = { leader: 'Sela', strength: 8 } as const;

describe.each([
  {
    name: 'P58 Klingon Disruptor',
    card: klingonDisruptor,
    affiliation: 'Klingon',
    ...gowron,
    partner: sela,
    team: 'Gowron, Kargan, Kurn',
  },
  {
    name: 'P62 Romulan Disruptor',
    card: romulanDisruptor,
    affiliation: 'Romulan',
    ...sela,
    partner: gowron,
    team: 'Sela, Toreth, Tomalak',
  },
])('$name', ({ card, affiliation, leader, strength, partner, team }) => {
  test('reads aloud', () => {
    expect(english(card)).toBe(
      `${affiliation} or Non-Aligned use only: each of your personnel present who may use it is STRENGTH +2. (Cumulative.)`,
    );
  });

  test('those named and the Non-Aligned have STRENGTH +2 for each copy', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: ${leader}, Evek, 2x ${card.title}
    `);
    now(table).holds(`
      STRENGTH of ${leader}: ${strength + 4}
      STRENGTH of Evek: 11
      CUNNING of Evek: 5
    `);
  });

  test('a treaty partner present gets nothing from it', () => {
    const table = given(`
      P1 mission: Excavation
      P1 table: Treaty: Romulan/Klingon
      P1 planet: ${leader}, ${partner.leader}, ${card.title}
    `);
    now(table).holds(`
      STRENGTH of ${leader}: ${strength + 2}
      STRENGTH of ${partner.leader}: ${partner.strength}
    `);
  });

  test('different weapons add up', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: Evek, Starfleet Type II Phaser, Klingon Disruptor, Romulan Disruptor
    `);
    now(table).holds('STRENGTH of Evek: 13');
  });

  test('it helps neither the stopped team beside it nor the opponent', () => {
    const table = given(`
      P1 mission: Excavation
      P1 planet: Evek [stopped], ${card.title}, ${leader}
      P2 planet: Evek
    `);
    now(table).holds(`
      STRENGTH of P1's Evek: 7
      STRENGTH of P2's Evek: 7
      STRENGTH of ${leader}: ${strength + 2}
    `);
  });

  test('it counts in the STRENGTH of a team that meets Nausicaans', () => {
    const table = given(`
      P1 mission: Hunt for DNA Program / Nausicaans by P2
      P1 planet: ${team}, Evek, Roga Danar, ${card.title}
    `);
    table.P1.attempts('Hunt for DNA Program');
    now(table).happened('Nausicaans conditions met');
  });
});
