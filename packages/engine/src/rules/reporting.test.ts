import type { PersonnelCard } from '@spaceline/language';
import { personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const envoy: PersonnelCard = {
  ...personnel('Envoy', {
    affiliation: 'Federation',
    classification: 'V.I.P.',
    integrity: 5,
    cunning: 5,
    strength: 5,
    printed: [],
  }),
  affiliations: ['Federation', 'Klingon'],
};

describe('a card of two affiliations', () => {
  const picture = `
    turn 1: P1, card play
    P1 mission: Excavation
    P1 mission: Krios Suppression
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 outpost: Klingon Outpost at Krios Suppression
    P1 hand: Envoy
  `;

  test('B-13.15, B-6.11: the affiliation is chosen with the report and decides where it leads', () => {
    const table = given(picture, { cards: [envoy] });
    now(table).offers('P1 reports Envoy to Federation Outpost as Federation');
    now(table).offers('P1 reports Envoy to Klingon Outpost as Klingon');
    table.P1.reports('Envoy to Federation Outpost as Klingon');
    now(table).refused('B-13.11');
    table.P1.reports('Envoy to Klingon Outpost as Klingon');
    now(table).holds('aboard Klingon Outpost: Envoy');
  });
});
