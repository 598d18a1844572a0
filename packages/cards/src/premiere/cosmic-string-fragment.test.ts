import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { cosmicStringFragment } from './cosmic-string-fragment.ts';

test('P20 Cosmic String Fragment: reads aloud', () => {
  expect(english(cosmicStringFragment)).toBe(
    'Unless the crew has Astrophysics, ENGINEER, or Navigation, destroy the ship. If it has, score 5 ' +
      'points. Discard dilemma.',
  );
});

test.each(['Soren', 'Linda Larson', 'McKnight'])('P20 Cosmic String Fragment: %s alone overcomes it', (helper) => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cosmic String Fragment by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, ${helper}
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Cosmic String Fragment conditions met; P1 scored 5 for Cosmic String Fragment')
    .holds(
      `
      P1 bonus: Cosmic String Fragment
      in play: U.S.S. Oberth
      `,
    );
});

test('P20 Cosmic String Fragment: otherwise the ship is lost with everything aboard and on it', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cosmic String Fragment by P2
    P1 ship: U.S.S. Oberth (Nitrium Metal Parasites by P2) at Investigate Rogue Comet aboard
      Calloway, Taurik [stopped], Tricorder
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table)
    .happened(
      `
      Cosmic String Fragment conditions failed
      U.S.S. Oberth destroyed
      Calloway killed
      Taurik killed
      U.S.S. Oberth discarded
      Investigate Rogue Comet attempt ended
      `,
    )
    .holds(
      `
      in play: U.S.S. Hood, Giusti
      not in play: Tricorder, Nitrium Metal Parasites
      P2 discard pile: Nitrium Metal Parasites, Cosmic String Fragment
      P1 score: 0
      `,
    );
});

test('P20 Cosmic String Fragment: Escape Pod saves the crew', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cosmic String Fragment by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway
    P1 hand: Escape Pod
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.responds('Escape Pod');
  now(table)
    .happened('Escape Pod played; Calloway saved; U.S.S. Oberth destroyed')
    .didNotHappen('Calloway killed')
    .holds('held: Calloway');
});
