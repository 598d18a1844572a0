import {
  anyone,
  cardPlay,
  event,
  lacks,
  members,
  mission,
  named,
  onTable,
  persona,
  requireAll,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const single = event('Singular Event', {
  plays: [cardPlay(onTable)],
  stays: true,
  onlyOne: 'on the table',
  printed: [],
});

const outpost = (aboard: string, hand: string, more = ''): string => `
  turn 3: P1, card play
  P1 mission: Excavation
  P1 outpost: Federation Outpost at Excavation${aboard ? ` aboard ${aboard}` : ''}
  P1 hand: ${hand}
  ${more}`;

describe('uniqueness and personas', () => {
  test('B-4.6, B-4.5: with Data in play his owner reports neither of the cards that show him', () => {
    const table = given(outpost('Data', 'Data and Geordi, Data and Picard, The Trois'));
    table.P1.reports('Data and Geordi to Federation Outpost');
    now(table).refused('B-4.6');
    table.P1.reports('Data and Picard to Federation Outpost as Federation');
    now(table).refused('B-4.6');
    table.P1.reports('The Trois to Federation Outpost as Federation');
    now(table).holds('aboard Federation Outpost: Data, The Trois');
  });

  test('B-4.6: and with one of them in play he reports neither Data nor the other', () => {
    const table = given(outpost('Data and Picard', 'Data, Jean-Luc Picard, Data and Geordi, Geordi La Forge'));
    for (const title of ['Data', 'Jean-Luc Picard', 'Data and Geordi']) {
      table.P1.reports(`${title} to Federation Outpost`);
      now(table).refused('B-4.6');
    }
    table.P1.reports('Geordi La Forge to Federation Outpost');
    now(table).holds('aboard Federation Outpost: Data and Picard, Geordi La Forge');
  });

  test('B-4.6: the other player may have the same persona', () => {
    const table = given(outpost('', 'Data', 'P2 planet Excavation: Data and Picard'));
    table.P1.reports('Data to Federation Outpost');
    now(table).holds('in play: Data, Data and Picard');
  });

  test('B-4.10: a requirement that names a person is met by any card of that persona', () => {
    const table = given(`
      P1 mission: Investigate Time Continuum
      P1 planet: Data and Picard [as Federation]
      P1 hand: Runabout
      P1 downloads used: Data and Picard 0
    `);
    table.P1.attempts('Investigate Time Continuum');
    now(table).happened('Investigate Time Continuum mission completed');
  });

  test('B-3.20: a dual-personnel card has two of everything', () => {
    const meeting = mission('Meeting', {
      kind: 'planet',
      location: 'Nowhere',
      points: 30,
      span: 3,
      attemptedBy: ['Federation'],
      requires: requireAll(
        named('Data'),
        named('Geordi La Forge'),
        members(anyone, 2),
        lacks(members(persona('Data'), 2)),
      ),
      printed: [],
    });
    const table = given(
      `
      P1 mission: Meeting
      P1 planet: Data and Geordi
      P1 downloads used: Data and Geordi 0
      P1 hand: Runabout
      `,
      { cards: [meeting] },
    );
    table.P1.attempts('Meeting');
    now(table).happened('Meeting mission completed').holds('CUNNING of Data and Geordi: 18');
  });

  test('B-4.4, B-29.38: of a card that is not duplicatable there is one on the table', () => {
    const table = given(outpost('', 'Singular Event', 'P2 table: Singular Event'), { cards: [single] });
    table.P1.plays("P1's Singular Event");
    now(table).refused('B-4.4');
    const free = given(outpost('', 'Singular Event'), { cards: [single] });
    free.P1.plays('Singular Event');
    now(free).holds('P1 table: Singular Event');
  });
});

describe('cards of several affiliations', () => {
  test('B-6.12, B-6.28: their controller chooses one as they come into play', () => {
    const table = given(outpost('Taurik', 'The Trois'));
    now(table)
      .offers('P1 reports The Trois to Federation Outpost as Federation')
      .doesNotOffer('P1 reports The Trois to Federation Outpost as Ferengi');
    table.P1.reports('The Trois to Federation Outpost as Ferengi');
    now(table).refused('B-13.11');
    table.P1.reports('The Trois to Federation Outpost as Federation');
    now(table).holds('P1 outpost: Federation Outpost at Excavation aboard Taurik, The Trois [as Federation]');
  });

  test('B-6.13, B-6.28: on the own turn the affiliation is changed, without cost and without responses', () => {
    const table = given(
      `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 ship: Yridian Shuttle at Excavation aboard The Trois [as Federation], Baran
      P2 hand: Amanda Rogers
    `,
    );
    table.P1.switches('The Trois to Ferengi');
    now(table).happened('The Trois affiliation changed to Ferengi').holds('not under house arrest: The Trois');
    table.P1.switches('The Trois to Federation');
    now(table).happened('The Trois affiliation changed to Federation');
  });

  test("B-6.13: not on the opponent's turn", () => {
    const table = given(`
      turn 3: P1, orders, P2 next
      P1 mission: Excavation
      P2 ship: Yridian Shuttle at Excavation aboard The Trois [as Federation]
      P2 hand: Amanda Rogers
    `);
    table.P2.switches('The Trois to Ferengi');
    now(table).refused('B-12.7');
  });

  test('B-6.14: not to one that does not fit the place or the company', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard The Trois [as Federation]
    `);
    table.P1.switches('The Trois to Ferengi');
    now(table).refused('B-6.14');
    table.P1.beams('The Trois from Runabout to Excavation');
    table.P1.switches('The Trois to Ferengi');
    now(table).happened('The Trois affiliation changed to Ferengi');
  });

  test('B-6.14: companions in the Away Team count, another team does not', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Excavation
      P1 planet: The Trois [as Federation], Taurik, Klag [team 2]
    `);
    table.P1.switches('The Trois to Ferengi');
    now(table).refused('B-6.14');
    const alone = given(`
      turn 3: P1, orders
      P1 mission: Excavation
      P1 planet: The Trois [as Federation], Klag [team 2]
    `);
    alone.P1.switches('The Trois to Ferengi');
    now(alone)
      .happened('The Trois affiliation changed to Ferengi')
      .holds('team of The Trois: 1')
      .holds('team of Klag: 2');
  });

  test('B-6.16, B-6.8: both persons of a card have its one affiliation', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Excavation
      P1 planet: The Trois [as Ferengi]
    `);
    table.P1.attempts('Excavation');
    now(table).refused('B-16.4');
    table.P1.switches('The Trois to Federation');
    table.P1.attempts('Excavation');
    now(table).happened('Excavation attempt begun');
    // Their special download could suspend play (B-12.23).
    table.P1.passes();
  });

  test('B-6.15: in a hand such a card is of each of its affiliations', () => {
    const table = given(outpost('Baran', 'The Trois', 'P1 ship: Runabout at Excavation'));
    now(table).offers('P1 reports The Trois to Federation Outpost as Federation');
    const ferengi = given(outpost('', 'The Trois').replaceAll('Federation Outpost', 'Klingon Outpost'));
    now(ferengi).doesNotOffer(
      'P1 reports The Trois to Klingon Outpost as Federation',
      'P1 reports The Trois to Klingon Outpost as Ferengi',
    );
  });
});
