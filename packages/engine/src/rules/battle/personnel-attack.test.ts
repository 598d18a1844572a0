import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const onSurface = (own: string, other: string, more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: ${own}
      P2 planet Investigate Disturbance: ${other}
      ${more}`;

describe('who may begin a personnel battle', () => {
  test('B-20.3: an Away Team against the one on the same surface', () => {
    now(given(onSurface('Kurn', 'Taurik'))).offers('P1 battles on Investigate Disturbance');
  });

  test('B-20.3: not against those on another surface or aboard a ship above', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 mission: Excavation
      P1 planet Investigate Disturbance: Kurn
      P2 planet Excavation: Taurik
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard Darian Wallace`);
    table.P1.battles('on Investigate Disturbance');
    now(table).refused('B-20.3');
    table.P1.battles('aboard U.S.S. Hood');
    now(table).refused('B-20.3');
  });

  test('B-20.3: crew and intruders aboard one ship fight, on either side', () => {
    const picture = `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: Mercenary Ship at Investigate Disturbance aboard Baran, Kurn [controlled by P2]`;
    now(given(picture)).offers('P1 battles aboard Mercenary Ship');
    now(given(picture.replace('turn 3: P1', 'turn 4: P2'))).offers('P2 battles aboard Mercenary Ship');
  });

  test('B-20.4: they need a leader who can act', () => {
    const table = given(onSurface('Kromm, Kurn [stopped]', 'Taurik'));
    table.P1.battles('on Investigate Disturbance');
    now(table).refused('B-20.4').doesNotOffer('P1 battles on Investigate Disturbance');
  });

  test('B-20.3: stopped personnel begin no battle', () => {
    const table = given(onSurface('Kurn [stopped]', 'Taurik'));
    table.P1.battles('on Investigate Disturbance');
    now(table).refused('B-20.3');
  });

  test('B-20.10: stopped opponents fight, disabled ones do not', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: Kurn
      P2 planet Investigate Disturbance: Taurik [stopped], Data [disabled by Archer]
      P2 on Investigate Disturbance: Archer by P1`);
    table.P1.battles('on Investigate Disturbance');
    now(table).happened('Kurn pair revealed; Taurik pair revealed').didNotHappen('Data pair revealed');
    now(table).holds('not stopped: Data');
  });

  test('B-20.10: all of a player there defend, teams that do not get along included', () => {
    const table = given(onSurface('Kurn', 'Taurik, Tomalak [team 2]', 'chance: Kurn, Taurik, Tomalak'));
    table.P1.battles('on Investigate Disturbance');
    now(table).happened('P2 strength totaled 17');
  });

  test('B-20.3: of two Away Teams that do not get along one attacks', () => {
    const table = given(onSurface('Kurn, Tomalak [team 2]', 'Taurik'));
    now(table).offers(
      'P1 battles on Investigate Disturbance with team 1',
      'P1 battles on Investigate Disturbance with team 2',
    );
    table.P1.battles('on Investigate Disturbance with team 1');
    now(table).holds('stopped: Kurn, Taurik').holds('not stopped: Tomalak');
  });

  test('B-13.34: a hidden card may be equipment: then there is nobody to fight, and nobody is stopped', () => {
    const table = given(onSurface('Kurn', 'Tricorder'));
    now(table).offers('P1 battles on Investigate Disturbance');
    table.P1.battles('on Investigate Disturbance');
    now(table).happened('Investigate Disturbance battle cancelled').holds('not stopped: Kurn, Tricorder');
    table.P1.battles('on Investigate Disturbance');
    now(table).refused('B-20.17');
  });
});

describe('restrictions between personnel', () => {
  test('B-20.13: the Federation begins no battle against personnel', () => {
    const table = given(onSurface('Jean-Luc Picard', 'Kurn'));
    table.P1.battles('on Investigate Disturbance');
    now(table).refused('B-20.13').doesNotOffer('P1 battles on Investigate Disturbance');
  });

  test('B-20.14: Romulans learn of Romulans on the other side by trying', () => {
    const table = given(onSurface('Tomalak', 'Kurn, Bochra'));
    now(table).offers('P1 battles on Investigate Disturbance');
    table.P1.battles('on Investigate Disturbance');
    now(table).happened('Investigate Disturbance battle cancelled').didNotHappen('Tomalak pair revealed');
    now(table).holds('not stopped: Tomalak, Kurn, Bochra');
  });

  test('B-20.14: against others they fight', () => {
    const table = given(onSurface('Tomalak', 'Kurn'));
    table.P1.battles('on Investigate Disturbance');
    table.P1.chooses('nothing');
    now(table).happened('P1 strength totaled 9; P2 strength totaled 8');
  });

  test('B-20.20: whoever was attacked here strikes back', () => {
    const table = given(
      onSurface('Taurik', 'Kurn', 'P2 attacked Investigate Disturbance at Investigate Disturbance in turn 2'),
    );
    now(table).offers('P1 battles on Investigate Disturbance');
  });

  test('B-20.20: also with personnel after an attack with ships, at that location', () => {
    const table = given(
      onSurface(
        'Taurik',
        'Kurn',
        `P1 ship: U.S.S. Hood at Investigate Disturbance
      P2 attacked U.S.S. Hood at Investigate Disturbance in turn 2`,
      ),
    );
    now(table).offers('P1 battles on Investigate Disturbance');
  });
});
