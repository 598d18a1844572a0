import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

describe('responses to a ship battle', () => {
  const attacked = (crew: string, more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn
      P2 ship: U.S.S. Hood at Investigate Disturbance aboard ${crew}
      P2 hand: Asteroid Sanctuary
      ${more}`;

  test('B-20.23, B-20.8: a card that hides the target in response cancels the attack; nobody is stopped', () => {
    const table = given(attacked('Jean-Luc Picard, Geordi La Forge'));
    table.P1.attacks('U.S.S. Hood');
    table.P2.responds('Asteroid Sanctuary');
    now(table).happened('U.S.S. Hood battle initiated; Investigate Disturbance battle cancelled');
    now(table).holds('not stopped: I.K.C. Bortas, U.S.S. Hood');
    table.P1.attacks('U.S.S. Hood');
    now(table).refused('B-20.17');
  });

  test('B-20.23: unanswered, the attack goes on', () => {
    const table = given(attacked('Jean-Luc Picard, Geordi La Forge'));
    table.P1.attacks('U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood hit');
  });

  test('B-12.17: a ship that is not attacked gives no occasion', () => {
    const table = given(
      attacked('Taurik', 'P2 ship: Runabout at Investigate Disturbance aboard Jean-Luc Picard, Geordi La Forge'),
    );
    table.P1.attacks('U.S.S. Hood');
    table.P2.chooses('nothing');
    now(table).happened('U.S.S. Hood hit').holds('P2 hand: Asteroid Sanctuary');
  });
});

describe('responses to a personnel battle', () => {
  const onSurface = (own: string, other: string, more: string): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: ${own}
      P2 planet Investigate Disturbance: ${other}
      ${more}`;

  test('B-20.35: whoever dies in response to the initiation fights no more', () => {
    const table = given(
      onSurface(
        'Kurn, Kahless',
        'Mendak, Movar, Bochra',
        'P1 hand: Honor Challenge\n      chance: Kurn, Kahless, Bochra, Bochra',
      ),
    );
    table.P1.battles('on Investigate Disturbance');
    table.P1.responds('Honor Challenge');
    now(table).happened('Mendak killed; Movar killed; Kurn pair revealed; Bochra pair revealed');
    table.P1.chooses('nothing');
    now(table).happened('P1 strength totaled 16; P2 strength totaled 6; Bochra killed');
  });

  test('B-20.35: with fewer to kill them, its player chooses whom', () => {
    const table = given(onSurface('Kurn', 'Mendak, Movar', 'P1 hand: Honor Challenge'));
    table.P1.battles('on Investigate Disturbance');
    table.P1.responds('Honor Challenge');
    now(table).holds('asked: P1 choose cards');
    table.P1.chooses('Movar');
    now(table).happened('Movar killed').didNotHappen('Mendak killed');
    table.P1.stuns('Mendak');
    now(table).happened('P2 strength totaled 0');
  });

  test('B-20.47: a force reduced to nothing loses with total 0; the others are stopped', () => {
    const table = given(onSurface('Kurn', 'Mendak', 'P1 hand: Honor Challenge'));
    table.P1.battles('on Investigate Disturbance');
    table.P1.responds('Honor Challenge');
    now(table)
      .happened('Mendak killed; P1 strength totaled 8; P2 strength totaled 0; P1 battle won')
      .holds('stopped: Kurn');
  });

  test('B-20.35: a player without such a card in the battle has no occasion', () => {
    const table = given(onSurface('Kurn', 'Tomalak', 'P2 hand: Honor Challenge'));
    table.P1.battles('on Investigate Disturbance');
    now(table).doesNotOffer('P2 responds with Honor Challenge');
    table.P2.chooses('nothing');
  });

  test('B-20.46, B-20.37: whoever is removed before the winner is determined no longer counts and is not stopped', () => {
    const table = given(
      onSurface(
        'Kurn, Klag',
        'Tomalak',
        `P1 ship: I.K.C. Pagh at Investigate Disturbance
      P1 hand: Emergency Transporter Armbands
      chance: Kurn, Klag, Tomalak, Kurn`,
      ),
    );
    table.P1.battles('on Investigate Disturbance');
    table.P1.responds('Emergency Transporter Armbands');
    now(table).doesNotOffer('P1 beams Kurn to I.K.C. Pagh').offers('P1 beams Klag to I.K.C. Pagh');
    table.P1.beams('Klag to I.K.C. Pagh');
    table.P2.chooses('nothing');
    now(table).happened('P1 strength totaled 8; P2 strength totaled 9; P2 battle won; Kurn killed');
    now(table).holds('not stopped: Klag').holds('stopped: Tomalak');
  });

  test('B-20.53: after a battle in which a Klingon died, his fellows re-attack with doubled STRENGTH, stopped or not', () => {
    const table = given(
      onSurface(
        'Kurn, Klag',
        'Tomalak, Parem, Galathon',
        `P1 hand: Klingon Right of Vengeance
      chance: Kurn, Klag, Tomalak, Parem, Galathon, Kurn, Klag, Parem, Tomalak, Galathon`,
      ),
    );
    table.P1.battles('on Investigate Disturbance');
    table.P2.chooses('nothing');
    table.P2.chooses('nothing');
    table.P1.responds('Klingon Right of Vengeance');
    now(table).happened(
      'Kurn killed; Klag stopped; Klingon Right of Vengeance played; Klag pair revealed; Parem pair revealed',
    );
    table.P1.chooses('nothing');
    now(table).happened('P1 strength totaled 14; P2 strength totaled 27; P2 battle won; Klag killed');
  });

  test('B-20.53: without a dead Klingon there is no occasion', () => {
    const table = given(onSurface('Kurn', 'Taurik', 'P1 hand: Klingon Right of Vengeance'));
    table.P1.battles('on Investigate Disturbance');
    now(table).happened('Investigate Disturbance battle undecided').holds('P1 hand: Klingon Right of Vengeance');
  });
});
