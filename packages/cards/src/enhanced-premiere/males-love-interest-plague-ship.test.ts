import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { malesLoveInterestPlagueShip } from './males-love-interest-plague-ship.ts';

const title = "Male's Love Interest & Plague Ship";

test("EP12 Male's Love Interest & Plague Ship: reads aloud, both halves", () => {
  expect(english(malesLoveInterestPlagueShip)).toBe(
    "Male's Love Interest: relocate one male team member at random to the furthest planet. Tarellian Plague Ship: " +
      'unless you discard a team member with MEDICAL (and equipment that alone gives it), kill the team. If you do, ' +
      'score 5 points. Discard dilemma.',
  );
});

const team = (members: string, more = ''): string => `
  P1 mission: Evacuation / ${title} by P2
  P1 mission: Excavation
  P1 planet Evacuation: ${members}
  ${more}
`;

test('EP12: the only MEDICAL is a man and runs off, so all others die', () => {
  const table = given(team('Simon Tarses, Deanna Troi, Tasha Yar'));
  table.P1.attempts('Evacuation');
  now(table)
    .happened(
      `Simon Tarses relocated to Excavation; ${title} encountered; Deanna Troi killed; Tasha Yar killed; ${title} discarded`,
    )
    .holds('planet Excavation: Simon Tarses\nP1 score: 0');
});

test('EP12, B-27.29: a MEDICAL is sent over for 5 points', () => {
  const table = given(team('Beverly Crusher, Deanna Troi'));
  table.P1.attempts('Evacuation');
  table.P1.chooses('Beverly Crusher');
  now(table)
    .happened(`Beverly Crusher discarded; ${title} conditions met; P1 scored 5 for ${title}`)
    .holds('not stopped: Deanna Troi\nP1 score: 5');
});

test('EP12: declined, the Away Team dies; the stopped on the planet live', () => {
  const table = given(team('Beverly Crusher, Deanna Troi, Taurik [stopped]'));
  table.P1.attempts('Evacuation');
  table.P1.chooses('nothing');
  now(table).happened('Beverly Crusher killed; Deanna Troi killed').holds('planet Evacuation: Taurik\nP1 score: 0');
});

test('EP12: Genetronic Replicator saves nobody by a MEDICAL who dies of the same', () => {
  const table = given(team('Beverly Crusher, Alyssa Ogawa', 'P1 table: Genetronic Replicator'));
  table.P1.attempts('Evacuation');
  table.P1.chooses('nothing');
  now(table).happened('Beverly Crusher killed; Alyssa Ogawa killed').didNotHappen('Beverly Crusher saved');
});

test('EP12, CD-2: a lone man runs off before the Plague Ship; the whole card is back', () => {
  const table = given(team('Simon Tarses'));
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Simon Tarses relocated to Excavation; Evacuation attempt ended')
    .didNotHappen('Simon Tarses killed')
    .holds(`under Evacuation: ${title}`);
});

test("EP-3.4, EP12: beside Male's Love Interest the second one met is a mis-seed", () => {
  const table = given(`
    P1 mission: Evacuation / Male's Love Interest by P2, ${title} by P2
    P1 planet: Deanna Troi
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} mis-seed`).didNotHappen('Deanna Troi killed');
});
