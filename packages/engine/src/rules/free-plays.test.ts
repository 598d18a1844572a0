import { cardPlay, classified, event, freePlay, freeReports, onTable } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const academy = event('Academy', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [freeReports(classified('ENGINEER'))] },
  printed: [],
});
const gift = event('Free Gift', { plays: [freePlay(onTable)], stays: true, inPlay: {}, printed: [] });
const cards = [academy, gift];

describe('free plays', () => {
  const picture = (...more: readonly string[]) =>
    ['turn 1: P1, card play', 'P1 mission: Excavation', 'P1 outpost: Federation Outpost at Excavation', ...more].join(
      '\n',
    );

  test('B-13.3: what reports for free leaves the normal card play, before and after it', () => {
    const table = given(picture('P1 table: Academy', 'P1 hand: Taurik, Linda Larson, Data, Worf'), { cards });
    table.P1.reports('Taurik');
    now(table).didNotHappen('P1 card play used');
    table.P1.reports('Data');
    now(table).happened('P1 card play used').offers('P1 reports Linda Larson').doesNotOffer('P1 reports Worf');
    table.P1.reports('Worf');
    now(table).refused('B-11.6');
    table.P1.reports('Linda Larson');
    now(table).holds('aboard Federation Outpost: Taurik, Data, Linda Larson');
  });

  test('B-13.3: in the card play segment only, and for its player only', () => {
    const table = given(picture('P2 table: Academy', 'P1 hand: Taurik', 'P1 card plays used: 1'), { cards });
    table.P1.reports('Taurik');
    now(table).refused('B-11.6');
    const own = given(picture('P1 table: Academy', 'P1 hand: Taurik'), { cards });
    own.P1.ends('card play');
    own.P1.reports('Taurik');
    now(own).refused('B-11.5');
  });

  test('B-13.3: an event that says so', () => {
    const table = given(picture('P1 hand: Free Gift, Red Alert!, Alien Probe'), { cards });
    table.P1.plays('Red Alert!');
    table.P1.plays('Alien Probe');
    now(table).refused('B-11.6');
    table.P1.plays('Free Gift');
    now(table).holds('P1 table: Red Alert!, Free Gift');
  });

  test('B-13.3: taken back, it owes no other play', () => {
    const table = given(picture('P1 table: Academy', 'P1 hand: Taurik, Data', 'P2 hand: Energy Vortex'), { cards });
    table.P1.reports('Taurik');
    table.P2.responds('Energy Vortex');
    now(table).holds('P1 hand: Data, Taurik');
    table.P1.reports('Data');
    table.P1.reports('Taurik');
    now(table).holds('aboard Federation Outpost: Data, Taurik');
  });
});
