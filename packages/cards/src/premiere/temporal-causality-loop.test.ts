import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { temporalCausalityLoop } from './temporal-causality-loop.ts';

test('P51 Temporal Causality Loop: reads aloud', () => {
  expect(english(temporalCausalityLoop)).toBe(
    'Unless the crew has SCIENCE and CUNNING over 35, return aboard all personnel and equipment the ship ' +
      'lost in this attempt, put dilemmas discarded in it back under mission in order, then stop the crew ' +
      'and end the turn. If it has, score 5 points. Discard dilemma.',
  );
});

test('P51 Temporal Causality Loop: SCIENCE and CUNNING 36 score 5 points', () => {
  // 5 + 12 + 8 + 6 + 5
  const table = given(`
    P1 mission: Investigate Rogue Comet / Temporal Causality Loop by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Data, Geordi La Forge, Worf, Calloway
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('P1 scored 5 for Temporal Causality Loop').holds('not stopped: Data');
});

test('P51 Temporal Causality Loop: CUNNING 35 fails: stopped, and the turn ends with its draw', () => {
  // 5 + 12 + 8 + 5 + 5
  const table = given(`
    P1 mission: Investigate Rogue Comet / Temporal Causality Loop by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Data, Geordi La Forge, Calloway, Simon Tarses
    P1 ship: Runabout at Investigate Rogue Comet aboard Taurik
    P2 hand: Data
  `);
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table)
    .happened(
      `
      Temporal Causality Loop conditions failed
      Mendon stopped
      U.S.S. Oberth stopped
      Temporal Causality Loop discarded
      Investigate Rogue Comet attempt ended
      P1 segment begun end
      P1 drew
      P1 turn ended
      P2 turn begun
      `,
    )
    .holds('P1 score: 0');
});

test('P51 Temporal Causality Loop: who died in this attempt and the dilemmas met come back', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet /
      Tarellian Plague Ship by P2, Nanites by P2, Temporal Causality Loop by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Taitt, Giusti, Medical Kit
    P2 hand: Data
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.chooses('Giusti');
  now(table)
    .happened(
      `
      Giusti discarded
      Medical Kit discarded
      P1 scored 5 for Tarellian Plague Ship
      P1 scored 5 for Nanites
      Giusti returned aboard
      Medical Kit returned aboard
      Giusti stopped
      `,
    )
    .holds(
      `
      aboard U.S.S. Oberth: Mendon, Taitt, Giusti, Medical Kit
      under Investigate Rogue Comet: Null Space
      P1 score: 10
      P2 discard pile: Temporal Causality Loop
      `,
    );
});

test('P51 Temporal Causality Loop: dilemmas that went to a pile are met again in their order', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet /
      Gravitic Mine by P2, Birth of "Junior" by P2, Temporal Causality Loop by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Geordi La Forge, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(
      `
      Gravitic Mine discarded
      Birth of "Junior" nullified
      Gravitic Mine returned under mission
      Birth of "Junior" returned under mission
      Temporal Causality Loop discarded
      `,
    )
    .holds('under Investigate Rogue Comet: Gravitic Mine, Birth of "Junior", Null Space');
  table.P2.ends('turn');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Gravitic Mine conditions met; Birth of "Junior" nullified; Null Space conditions failed');
});

test('P51 Temporal Causality Loop: losses of an earlier attempt stay lost', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Temporal Causality Loop by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon
    P1 discard pile: Data
    P2 hand: Data
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).didNotHappen('Data returned aboard').holds('aboard U.S.S. Oberth: Mendon');
});
