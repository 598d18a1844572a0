import { open, ruleOfFour } from '@spaceline/formats';
import {
  atRandom,
  auto,
  cardPlay,
  dilemma,
  draw,
  event,
  kill,
  mission,
  onTable,
  personnel,
  skill,
  usable,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

/** R4-1.2 for texts of cards in play that their player may use, but that no offer of an action lists. */

const printed: [] = [];
const numbers = ['One', 'Two', 'Three', 'Four', 'Five'];
const perils = numbers.map((n) =>
  dilemma(`Peril ${n}`, { where: 'planet', encounter: auto([kill(atRandom())]), printed }),
);
const medic = personnel('Medic', {
  affiliation: 'Federation',
  universal: true,
  classification: 'MEDICAL',
  skills: ['MEDICAL'],
  integrity: 5,
  cunning: 5,
  strength: 5,
  species: ['human'],
  printed,
});

describe('a text that saves personnel', () => {
  const savingFour = (format: typeof open) => {
    const table = given(
      `P1 mission: Excavation / ${numbers.map((n) => `Peril ${n} by P2`).join(', ')}
P1 table: Genetronic Replicator
P1 planet: 5x Taurik, 6x Medic
chance: Taurik, Taurik #2, Taurik #3, Taurik #4, Taurik #5`,
      { format, cards: [...perils, medic] },
    );
    table.P1.attempts('Excavation');
    for (let n = 1; n <= 4; n++)
      table.P1.saves(`Taurik${n === 1 ? '' : ` #${n}`} with Medic${n === 1 ? '' : ` #${n}`}`);
    return table;
  };

  test('R4-1.2: each rescue is a use of it: the fifth personnel of a turn is not saved', () => {
    const table = savingFour(ruleOfFour);
    now(table).happened('Taurik #5 killed').holds('P1 hand: Taurik, Taurik, Taurik, Taurik');
  });

  test('R4-1.2: near miss: in the base game the fifth is saved as well', () => {
    const table = savingFour(open);
    now(table).holds('asked: P1 save personnel');
    table.P1.saves('Taurik #5 with Medic #5');
    now(table).holds('P1 hand: Taurik, Taurik, Taurik, Taurik, Taurik');
  });
});

describe('a text that may be used once in a turn', () => {
  const library = event('Library', {
    printed,
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [usable('each turn', [draw(1)])] },
  });

  test('R4-1.2, B-23.12: the play of its card counts for the title, and leaves the text of the turn to be used', () => {
    for (const format of [open, ruleOfFour]) {
      const table = given('P1 mission: Excavation\nP1 hand: Library\nP1 draw deck: 5x Taurik', {
        format,
        cards: [library],
      });
      table.P1.plays('Library');
      table.P1.uses('Library');
      now(table).holds('P1 hand: Taurik');
      table.P1.uses('Library');
      now(table).refused('B-23.12');
    }
  });

  test('R4-1.2: near miss: the play and three uses of copies are four uses', () => {
    const table = given('P1 mission: Excavation\nP1 table: 4x Library\nP1 hand: Library\nP1 draw deck: 9x Taurik', {
      format: ruleOfFour,
      cards: [library],
    });
    table.P1.plays('Library #5');
    for (const copy of ['Library', 'Library #2', 'Library #3']) table.P1.uses(copy);
    table.P1.uses('Library #4');
    now(table).refused('R4-1.2');
    expect(table.table.state.players[0].piles.hand).toHaveLength(3);
  });
});

describe('texts of double-sided missions', () => {
  const gate = (title: string) =>
    mission(title, {
      kind: 'space',
      location: title,
      points: 20,
      span: 4,
      attemptedBy: ['Federation'],
      requires: skill('Physics'),
      builtIn: { kind: 'wormhole' },
      printed,
    });
  const cards = [gate('Near Gate'), gate('Far Gate')];
  /** The wormhole is shown again by a scan after each passage. */
  const passedFourTimes = (format: typeof open) => {
    const table = given(
      `turn 3: P1, orders
P1 mission: Near Gate
P2 mission: Far Gate
P1 ship: Runabout at Near Gate aboard Data
P1 ship: Mercenary Ship at Near Gate aboard Baran, Narik
P1 hand: 4x Long-Range Scan`,
      { format, cards },
    );
    for (const to of ['Far Gate', 'Near Gate', 'Far Gate', 'Near Gate']) {
      table.P1.does(`travels Runabout through Near Gate to ${to}`);
      table.P1.plays('Long-Range Scan on Mercenary Ship');
    }
    return table;
  };

  test('R4-1.2: a fifth passage through one wormhole in a turn is neither offered nor carried out', () => {
    const table = passedFourTimes(ruleOfFour);
    now(table).doesNotOffer('P1 travels Runabout through Near Gate to Far Gate');
    table.P1.does('travels Runabout through Near Gate to Far Gate');
    now(table).refused('R4-1.2');
  });

  test('R4-1.2: near miss: in the base game it is', () => {
    const table = passedFourTimes(open);
    table.P1.does('travels Runabout through Near Gate to Far Gate');
    now(table).holds('space Far Gate: Runabout');
  });
});
