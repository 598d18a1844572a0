import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nutationalShields } from './nutational-shields.ts';

test('P85 Nutational Shields: reads aloud', () => {
  expect(english(nutationalShields)).toBe(
    'Plays on your ship. It is SHIELDS +2 for each ENGINEER-classification personnel aboard.',
  );
});

test('P85 Nutational Shields: SHIELDS +2 for each ENGINEER aboard', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout at Test Mission aboard 2x Taurik, Darian Wallace
    P1 ship: U.S.S. Hood at Test Mission aboard Linda Larson
    P1 hand: Nutational Shields
  `);
  table.P1.plays('Nutational Shields on Runabout');
  now(table).holds(`
      SHIELDS of Runabout: 9
      SHIELDS of U.S.S. Hood: 7
    `);
});

test('P85 Nutational Shields: a second copy adds nothing, the other card does', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout (2x Nutational Shields, Metaphasic Shields) at Test Mission aboard Taurik, Mendon
  `);
  now(table).holds('SHIELDS of Runabout: 9');
});

test('P85 Nutational Shields: the classification counts, one for each personnel, not the skill', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: Runabout (Nutational Shields) at Test Mission aboard Leah Brahms, Data, Engineering Kit
  `);
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P85 Nutational Shields: those who leave no longer count', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Nutational Shields) at Excavation aboard Taurik, Linda Larson, Darian Wallace
  `);
  table.P1.beams('Taurik to Excavation');
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P85 Nutational Shields: the stopped count, the disabled and the opponent’s do not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Nutational Shields) at Excavation aboard Taurik [stopped], Linda Larson [disabledBy=0], Taurik by P2 [controlled by P2]
  `);
  now(table).holds('SHIELDS of Runabout: 7');
});

test('P85 Nutational Shields: the bonus comes on top of the SHIELDS of the outpost', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Taurik
    P1 ship: Runabout [docked] (Nutational Shields) at Excavation aboard Taurik
  `);
  now(table).holds('SHIELDS of Runabout: 22');
});

test('P85 Nutational Shields: it is not played on the opponent’s ship', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Runabout at Test Mission aboard Taurik
    P1 hand: Nutational Shields
  `);
  table.P1.plays('Nutational Shields on Runabout');
  now(table).refused('B-12.11');
});
