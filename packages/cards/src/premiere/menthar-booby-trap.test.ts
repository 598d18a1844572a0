import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { mentharBoobyTrap } from './menthar-booby-trap.ts';

test('P34 Menthar Booby Trap: reads aloud', () => {
  expect(english(mentharBoobyTrap)).toBe(
    'Place on ship. It cannot move. Unless the crew has MEDICAL, kill one member at random and stop the ' +
      'rest. Cured by 2 ENGINEER aboard.',
  );
});

test('P34 Menthar Booby Trap: with MEDICAL the attempt goes on, but the ship is held fast', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2, Null Space by P2
    P1 mission: Study Nebula
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, 2x McKnight, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Menthar Booby Trap placed in play on U.S.S. Oberth; Menthar Booby Trap conditions met; P1 scored 5')
    .holds('on U.S.S. Oberth: Menthar Booby Trap');
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  now(table).refused('B-1.5');
});

test('P34 Menthar Booby Trap: without MEDICAL one dies, ship and crew are stopped, the card stays', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Taurik, Calloway [stopped]
  `).draws('Mendon');
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Menthar Booby Trap conditions failed; Mendon killed; Taurik stopped; U.S.S. Oberth stopped')
    .didNotHappen('Menthar Booby Trap cured')
    .holds('on U.S.S. Oberth: Menthar Booby Trap');
});

test('P34 Menthar Booby Trap: MEDICAL and 2 ENGINEER are rid of it and go on', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, Geordi La Forge
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Menthar Booby Trap conditions met; Menthar Booby Trap cured; Null Space encountered')
    .holds('on U.S.S. Oberth: nothing');
});

test('P34 Menthar Booby Trap: 2 ENGINEER without MEDICAL lose one, are stopped, and cure it after that', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Geordi La Forge
  `).draws('Mendon');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Mendon killed; Geordi La Forge stopped; Menthar Booby Trap cured; Menthar Booby Trap discarded');
});

test('P34 Menthar Booby Trap: if the victim was one of the two, it is not cured until another comes', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Taurik, Linda Larson
    P1 ship: Runabout at Investigate Rogue Comet aboard Exocomp
  `).draws('Taurik');
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table).happened('Taurik killed').holds('on U.S.S. Oberth: Menthar Booby Trap');
  table.P1.beams('Exocomp to U.S.S. Oberth');
  now(table).happened('Menthar Booby Trap cured').holds('P1 score: 0');
});

const trapped = `
    P1 mission: Evacuation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Evacuation
    P1 ship: Runabout (Menthar Booby Trap by P2) at Evacuation aboard Taurik
  `;

test('P34 Menthar Booby Trap: a ship that cannot move goes through no Wormhole', () => {
  const table = given(`${trapped}
    P1 hand: 2x Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  now(table).refused('B-1.5').doesNotOffer('P1 plays Wormhole on Runabout to Study Nebula');
});

test('P34 Menthar Booby Trap: nor does it dock', () => {
  const table = given(trapped);
  table.P1.docks('Runabout at Federation Outpost');
  now(table).refused('B-1.5');
});
