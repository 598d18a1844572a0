import type { Seer } from '@spaceline/engine';
import { decisions, view } from '@spaceline/engine';
import { dualPersonnel, printedIn } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const premiere = printedIn('premiere');

/** A dual-personnel card made up for these tests (chapter 27b): no real one of two affiliations has a female and a male. */
const mixed = dualPersonnel('Test Beverly and Will', {
  affiliations: ['Romulan', 'Federation'],
  persons: [
    [
      'Beverly Crusher',
      {
        classification: 'CIVILIAN',
        skills: [['MEDICAL', 2]],
        integrity: 7,
        cunning: 7,
        strength: 4,
        species: ['Human'],
        gender: 'female',
      },
    ],
    [
      'Will Riker',
      {
        classification: 'CIVILIAN',
        skills: ['Navigation'],
        integrity: 7,
        cunning: 8,
        strength: 7,
        species: ['Human'],
        gender: 'male',
      },
    ],
  ],
  personas: ['Beverly Crusher', 'William T. Riker'],
  printed: [premiere(922, 'P')],
});
const cards = [mixed];

describe('dual-personnel cards', () => {
  test('B-3.20, B-27.13, B-27.15: one card reports with one card play', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 hand: Data and Geordi, Taitt
      `,
      { cards },
    );
    table.P1.reports('Data and Geordi to Federation Outpost');
    now(table).holds('aboard Federation Outpost: Data and Geordi');
    table.P1.reports('Taitt to Federation Outpost');
    now(table).refused('B-11.6');
  });

  test('B-4.6, B-27.23: it shares personas with both originals', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Data
      P1 hand: Data and Geordi
      `,
      { cards },
    );
    table.P1.reports('Data and Geordi to Federation Outpost');
    now(table).refused('B-4.6');
  });

  test('B-27.16: sums and skills count both individuals', () => {
    const table = given(
      `
      P1 mission: Study Nebula
      P1 mission: Excavation / Chalnoth by P2
      P1 planet Excavation: Data and Geordi, Worf, Tasha Yar
      `,
      { cards },
    );
    now(table).holds('STRENGTH of Data and Geordi: 18');
  });

  test('B-14.17: it covers two staffing icons', () => {
    const table = given(
      `
      P1 mission: Study Nebula
      P1 mission: Excavation
      P1 ship: U.S.S. Oberth at Study Nebula aboard Data and Geordi
      `,
      { cards },
    );
    now(table).offers('P1 flies U.S.S. Oberth to Excavation');
  });

  test('B-27.14, B-27.18: random selection counts cards, and what hits one individual hits the card', () => {
    const table = given(
      `
      P1 mission: Excavation / Armus - Skin of Evil by P2
      P1 planet: Data and Geordi, Taitt
      `,
      { cards },
    ).draws('Data and Geordi');
    table.P1.attempts('Excavation');
    // His special download could suspend play (B-12.23).
    table.P1.passes();
    now(table).happened('Data and Geordi killed');
    now(table).holds('not stopped: Taitt');
  });

  test('B-27.17: one individual is tested by itself, not both added up', () => {
    const passes = given(
      `
      P1 mission: Excavation / Wind Dancer by P2
      P1 planet: Data and Geordi
      `,
      { cards },
    );
    passes.P1.attempts('Excavation');
    passes.P1.passes();
    now(passes).happened('Wind Dancer conditions met');
    passes.P1.passes();
    const fails = given(
      `
      P1 mission: Excavation / Wind Dancer by P2
      P1 planet: Test Beverly and Will [as Federation]
      `,
      { cards },
    );
    fails.P1.attempts('Excavation');
    now(fails).happened('Wind Dancer conditions failed');
  });

  test('B-27.22: with a female and a male it is eligible wherever either is', () => {
    const table = given(
      `
      P1 mission: Excavation / Male's Love Interest by P2, Female's Love Interest by P1
      P1 mission: Avert Disaster
      P1 planet Excavation: Test Beverly and Will [as Federation], Worf, Tasha Yar
      `,
      { cards },
    ).draws('Test Beverly and Will');
    table.P1.attempts('Excavation');
    now(table).happened('Test Beverly and Will relocated to Avert Disaster');
  });

  test('B-6.12, B-6.16, B-27.15: both individuals have one affiliation, chosen on reporting', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 hand: Test Beverly and Will
      `,
      { cards },
    );
    table.P1.reports('Test Beverly and Will to Federation Outpost as Romulan');
    now(table).refused('B-13.11');
    table.P1.reports('Test Beverly and Will to Federation Outpost as Federation');
    now(table).holds('in play: Test Beverly and Will');
  });

  test('B-27.21: counting personnel by number counts two', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 on Excavation: Atmospheric Ionization
      P1 ship: Runabout at Excavation aboard Data and Geordi, Taitt, Worf
      `,
      { cards },
    );
    table.P1.beams('Data and Geordi, Taitt to Excavation');
    table.P1.beams('Worf to Excavation');
    now(table).refused('B-1.5');
  });
});

describe('special downloads', () => {
  const aboard = `
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data and Geordi
    P1 draw deck: Taitt, Tricorder, Taitt
  `;

  test('B-27.44, B-27.45, B-27.47: the card comes from the draw deck to the personnel, and the deck is shuffled', () => {
    const table = given(aboard, { cards });
    table.P1.downloads('Tricorder with Data and Geordi');
    now(table).happened('Tricorder downloaded; P1 shuffled');
    now(table).holds('aboard Federation Outpost: Data and Geordi, Tricorder');
  });

  test('B-27.44: what could be fetched is shown with the question that offers it, and with no other one', () => {
    const table = given(`${aboard}\n    P1 hand: Taurik, Worf\n    P1 table: Red Alert!`, { cards });
    const { state } = table.table;
    const shows = (seer: Seer): boolean => view(state, seer).cards.some(({ def }) => def === 'tricorder');
    expect([shows(0), shows(1), shows('spectator')]).toEqual([true, false, false]);
    table.P1.uses('Red Alert!');
    expect(decisions(state).map(({ kind }) => kind)).toEqual(['report next']);
    expect(shows(0)).toBe(false);
    table.P1.passes();
  });

  test('B-23.13, B-27.46: once per game, whatever becomes of the card', () => {
    const table = given(`${aboard}\n    P1 hand: Tricorder`, { cards });
    table.P1.downloads('Tricorder with Data and Geordi');
    table.P1.downloads('Tricorder #2 with Data and Geordi');
    now(table).refused('B-27.46');
  });

  test('B-27.50, B-27.51: only the named card is fetched', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Data and Geordi
      P1 draw deck: Medical Tricorder, Taitt
      `,
      { cards },
    );
    table.P1.downloads('Medical Tricorder with Data and Geordi');
    now(table).refused('B-27.45');
  });

  test('B-27.49: a disabled personnel cannot use it, a stopped one can', () => {
    const stopped = given(aboard.replace('Data and Geordi\n', 'Data and Geordi [stopped]\n'), { cards });
    stopped.P1.downloads('Tricorder with Data and Geordi');
    now(stopped).happened('Tricorder downloaded');
    const disabled = given(
      `
      P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard Data and Geordi [disabled by Ktarian Game] (Ktarian Game by P2)
      P1 draw deck: Tricorder
      `,
      { cards },
    );
    disabled.P1.downloads('Tricorder with Data and Geordi');
    now(disabled).refused('B-27.49');
  });

  test('B-12.23, B-12.24, B-27.48: inside an attempt play is suspended, and equipment fetched takes part at once', () => {
    const table = given(
      `
      P1 mission: Excavation / Ancient Computer by P2
      P1 mission: Study Stellar Collision / Null Space by P2
      P1 ship: U.S.S. Oberth at Study Stellar Collision aboard Data and Geordi
      P1 draw deck: Tricorder, Taitt
      `,
      { cards },
    );
    table.P1.attempts('Study Stellar Collision');
    now(table).holds('asked: P1 suspend play');
    table.P1.downloads('Tricorder with Data and Geordi');
    now(table).happened('Tricorder downloaded; Null Space encountered');
  });
});
