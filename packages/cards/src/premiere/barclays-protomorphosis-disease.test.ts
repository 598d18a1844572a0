import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { barclaysProtomorphosisDisease } from './barclays-protomorphosis-disease.ts';

const title = "Barclay's Protomorphosis Disease";

test("P16 Barclay's Protomorphosis Disease: reads aloud", () => {
  expect(english(barclaysProtomorphosisDisease)).toBe(
    'Unless the team has MEDICAL, SCIENCE, and SECURITY, kill all members except androids and holograms, ' +
      'then stop the rest. If it has, score 10 points. Discard dilemma.',
  );
});

test("P16 Barclay's Protomorphosis Disease: MEDICAL, SCIENCE and SECURITY score 10 points", () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Calloway, Mendon, Darian Wallace
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`P1 scored 10 for ${title}`).holds('not stopped: Calloway, Mendon, Darian Wallace');
});

test.each(['Mendon, Darian Wallace', 'Calloway, Darian Wallace', 'Calloway, Mendon'])(
  "P16 Barclay's Protomorphosis Disease: %s lack one of the three and die; Data is stopped",
  (team) => {
    const [first, second] = team.split(', ');
    const table = given(`
      P1 mission: Evacuation / ${title} by P2
      P1 planet: Data, ${team}
    `);
    table.P1.attempts('Evacuation');
    now(table)
      .happened(`${first} killed; ${second} killed; Data stopped; ${title} discarded`)
      .holds(
        `
        planet Evacuation: Data
        P1 score: 0
        `,
      );
  },
);

test("P16 Barclay's Protomorphosis Disease: in space the stopped aboard live, active holograms are spared", () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 ship: U.S.S. Enterprise at Investigate Rogue Comet aboard Giusti, Calloway [stopped], Sir Isaac Newton
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Giusti killed; Sir Isaac Newton stopped; U.S.S. Enterprise stopped')
    .didNotHappen('Sir Isaac Newton deactivated')
    .holds('aboard U.S.S. Enterprise: Calloway, Sir Isaac Newton');
});
