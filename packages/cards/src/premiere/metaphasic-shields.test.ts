import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { metaphasicShields } from './metaphasic-shields.ts';

test('P83 Metaphasic Shields: reads aloud', () => {
  expect(english(metaphasicShields)).toBe(
    'Plays on your ship. It is SHIELDS +2 for each SCIENCE-classification personnel aboard.',
  );
});

test('P83 Metaphasic Shields: SHIELDS +2 for each SCIENCE aboard', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout at Test Mission aboard 2x Mendon, Darian Wallace
    P1 ship: U.S.S. Hood at Test Mission aboard Taitt
    P1 hand: Metaphasic Shields
  `);
  table.P1.plays('Metaphasic Shields on Runabout');
  now(table).holds(`
      SHIELDS of Runabout: 9
      SHIELDS of U.S.S. Hood: 7
    `);
});

test('P83 Metaphasic Shields: a second copy adds nothing, the other card does', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout (2x Metaphasic Shields, Nutational Shields) at Test Mission aboard Mendon, Taurik
  `);
  now(table).holds('SHIELDS of Runabout: 9');
});

test('P83 Metaphasic Shields: the classification counts, one for each personnel, not the skill', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout (Metaphasic Shields) at Test Mission aboard T'Pan, Taurik, Tricorder
  `);
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P83 Metaphasic Shields: those who leave no longer count', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Metaphasic Shields) at Excavation aboard Mendon, Taitt, Darian Wallace
  `);
  table.P1.beams('Mendon to Excavation');
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P83 Metaphasic Shields: the stopped count, the disabled and the opponent’s do not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Metaphasic Shields) at Excavation aboard Mendon [stopped], Taitt [disabledBy=0], Mendon by P2 [controlled by P2]
  `);
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P83 Metaphasic Shields: the bonus comes on top of the SHIELDS of the outpost', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Mendon
    P1 ship: Runabout [docked] (Metaphasic Shields) at Excavation aboard Mendon
  `);
  now(table).holds('SHIELDS of Runabout: 22');
});

test('P83 Metaphasic Shields: it is not played on the opponent’s ship', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Runabout at Test Mission aboard Mendon
    P1 hand: Metaphasic Shields
  `);
  table.P1.plays('Metaphasic Shields on Runabout');
  now(table).refused('B-12.11');
});
