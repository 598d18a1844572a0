import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { ancientComputer } from './ancient-computer.ts';

test('P13 Ancient Computer: reads aloud', () => {
  expect(english(ancientComputer)).toBe(
    'Unless the crew has 2 Computer Skill, 3 SCIENCE, or 3 ENGINEER, stop it and put dilemma back under ' + 'mission.',
  );
});

const meeting = (crew: string) => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Ancient Computer by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard ${crew}
  `);
  table.P1.attempts('Investigate Rogue Comet');
  return table;
};

test.each([
  ['2 Computer Skill', '2x Christopher Hobson'],
  ['3 SCIENCE', "T'Pan, Mendon"],
  ['3 ENGINEER', 'Geordi La Forge, Taurik'],
  ['three ENGINEERs with a Tricorder', '3x Exocomp, Tricorder'],
])('P13 Ancient Computer: %s pass', (_, crew) => {
  now(meeting(crew)).happened('Ancient Computer conditions met; Ancient Computer discarded');
});

test('P13 Ancient Computer: Tricorders give three ENGINEERs 3 SCIENCE', () => {
  now(meeting('2x Linda Larson, Mendon, Tricorder')).happened('Ancient Computer conditions met');
});

test('P13 Ancient Computer: one Computer Skill and 2 SCIENCE do not add up', () => {
  const table = meeting("Christopher Hobson, T'Pan");
  now(table)
    .happened(
      'Ancient Computer conditions failed; Christopher Hobson stopped; U.S.S. Oberth stopped; Ancient Computer returned under mission',
    )
    .holds('under Investigate Rogue Comet: Ancient Computer');
});

test('P13 Ancient Computer: it waits for the next attempt of either player', () => {
  const table = given(`
    P1 mission: Study Stellar Collision / Ancient Computer by P2
    P1 ship: U.S.S. Oberth at Study Stellar Collision aboard Giusti
    P2 ship: I.K.C. K'Vort at Study Stellar Collision aboard Klag
  `);
  table.P1.attempts('Study Stellar Collision');
  table.P1.ends('turn');
  table.P2.attempts('Study Stellar Collision');
  now(table).happened('Ancient Computer encountered by P2; Klag stopped');
});
