import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { ancientComputerMicrovirus } from './ancient-computer-microvirus.ts';

const title = 'Ancient Computer & Microvirus';

test('EP9 Ancient Computer & Microvirus: reads aloud, both halves', () => {
  expect(english(ancientComputerMicrovirus)).toBe(
    'Ancient Computer: unless the team has 2 Computer Skill, 3 SCIENCE, or 3 ENGINEER, stop it and put dilemma back ' +
      'under mission. Microvirus: unless the team has MEDICAL and SECURITY, kill one member who is neither android ' +
      "nor hologram (opponent's choice) and stop the rest. Discard dilemma.",
  );
});

test('EP-3.1, B-27.26, EP9: the wall stands a second time', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Worf, Beverly Crusher
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} conditions failed; Worf stopped; ${title} returned under mission`);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} conditions failed; Worf stopped; ${title} returned under mission`)
    .holds(`under Evacuation: ${title}`);
});

test('EP-3.1, EP9: past the wall, Microvirus kills whom the opponent chooses, and the card is gone', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: 2x Giusti, Geordi La Forge, Data, Taurik, Exocomp
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} conditions met; ${title} encountered; ${title} conditions failed`);
  now(table).doesNotOffer('P2 chooses Data', 'P2 chooses Exocomp');
  table.P2.chooses('Taurik');
  now(table)
    .happened(`Taurik killed; Giusti stopped; ${title} discarded`)
    .holds('under Evacuation: nothing\nP1 score: 0');
});

test('EP9: both met, nobody is stopped and nothing is scored', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Geordi La Forge, Data, Worf, Beverly Crusher
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} conditions met; ${title} encountered; ${title} conditions met; ${title} discarded`)
    .holds('not stopped: Worf\nP1 score: 0');
});

test('EP9, CD-1: it is met in space, too', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} conditions failed; Giusti stopped; U.S.S. Oberth stopped`);
});

test('EP-3.4, EP9: beside Ancient Computer or Microvirus it is a mis-seed; beside another dilemma it is not', () => {
  const met = (first: string) => {
    const table = given(`
      P1 mission: Evacuation / ${first} by P2, ${title} by P2
      P1 planet: Geordi La Forge, Data, Worf, Beverly Crusher
    `);
    table.P1.attempts('Evacuation');
    return now(table);
  };
  met('Microvirus').happened(`Microvirus conditions met; ${title} mis-seed`);
  met('Archer').didNotHappen(`${title} mis-seed`).happened(`${title} conditions met`);
});

test('EP-3.4, EP9: beside the first half as well, in either order', () => {
  const met = (stack: string) => {
    const table = given(`
      P1 mission: Investigate Rogue Comet / ${stack}
      P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Geordi La Forge, Data, Worf, Beverly Crusher
    `);
    table.P1.attempts('Investigate Rogue Comet');
    return now(table);
  };
  met(`Ancient Computer by P2, ${title} by P2`).happened(`Ancient Computer conditions met; ${title} mis-seed`);
  met(`${title} by P2, Ancient Computer by P2`).happened(`${title} conditions met; Ancient Computer mis-seed`);
  met(`Null Space by P2, ${title} by P2`).didNotHappen(`${title} mis-seed`);
});
