import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { microvirus } from './microvirus.ts';

test('P36 Microvirus: reads aloud', () => {
  expect(english(microvirus)).toBe(
    'Unless the team has MEDICAL and SECURITY, kill one member who is neither android nor hologram ' +
      "(opponent's choice) and stop the rest. If it has, score 5 points. Discard dilemma.",
  );
});

test('P36 Microvirus: MEDICAL and SECURITY score 5 points', () => {
  const table = given(`
    P1 mission: Evacuation / Microvirus by P2
    P1 planet: Calloway, Darian Wallace
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('P1 scored 5 for Microvirus').holds('not stopped: Calloway, Darian Wallace');
});

test('P36 Microvirus: otherwise the opponent chooses a victim, but never an android', () => {
  const table = given(`
    P1 mission: Evacuation / Microvirus by P2
    P1 planet: Data, Calloway, Mendon, Darian Wallace [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer('P2 chooses Data', 'P2 chooses Darian Wallace').offers('P2 chooses Calloway');
  table.P2.chooses('Mendon');
  now(table).happened('Mendon killed; Data stopped; Calloway stopped; Microvirus discarded').holds('P1 score: 0');
});

test('P36 Microvirus: a team of androids is stopped and loses nobody', () => {
  const table = given(`
    P1 mission: Evacuation / Microvirus by P2
    P1 planet: Data, Exocomp
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Data stopped; Exocomp stopped').didNotHappen('Data killed; Exocomp killed');
});
