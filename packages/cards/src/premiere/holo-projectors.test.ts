import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { holoProjectors } from './holo-projectors.ts';

test('P78 Holo-Projectors: reads aloud', () => {
  expect(english(holoProjectors)).toBe('Plays on any planet mission. Holograms may be active on this planet.');
});

test('P78 Holo-Projectors: with it a hologram beams down, acts and counts', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 hand: Holo-Projectors
    P1 ship: U.S.S. Enterprise at Excavation aboard Sir Isaac Newton, Mendon
    P1 planet Excavation: Hannah Bates, Taitt, Soren
  `);
  table.P1.beams('Sir Isaac Newton to Excavation');
  now(table).refused('B-27.5');
  table.P1.plays('Holo-Projectors on Excavation');
  table.P1.beams('Sir Isaac Newton, Mendon to Excavation');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed by P1').holds('not disabled: Sir Isaac Newton');
});

test('P78 Holo-Projectors: a deactivated hologram is carried down and activated there', () => {
  const table = given(`
    P1 mission: Excavation
    P2 on Excavation: Holo-Projectors
    P1 ship: Runabout at Excavation aboard Sir Isaac Newton [deactivated], Mendon
  `);
  table.P1.beams('Sir Isaac Newton, Mendon to Excavation');
  now(table).holds('deactivated: Sir Isaac Newton');
  table.P1.does('activates Sir Isaac Newton');
  now(table).holds('not disabled: Sir Isaac Newton');
});

test('P78 Holo-Projectors: Armus reaches a hologram there: it is switched off, not killed', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 on Excavation: Holo-Projectors
    P1 planet: Sir Isaac Newton, Mendon
    chance: Sir Isaac Newton
  `);
  table.P1.attempts('Excavation');
  now(table)
    .happened('Sir Isaac Newton deactivated')
    .didNotHappen('Sir Isaac Newton killed')
    .holds('planet Excavation: Sir Isaac Newton, Mendon');
});

test('P78 Holo-Projectors: when it goes, holograms on the surface are discarded, not killed', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Holo-Projectors
    P1 planet: Sir Isaac Newton, Mendon
    P1 ship: U.S.S. Enterprise at Excavation aboard Albert Einstein
    P2 planet: Fek'lhr
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Holo-Projectors');
  now(table)
    .happened("Sir Isaac Newton discarded; Fek'lhr discarded")
    .didNotHappen("Sir Isaac Newton killed; Fek'lhr killed")
    .holds('in play: Mendon, Albert Einstein');
});

test('P78 Holo-Projectors: it helps at its own planet only, and lies on planets only', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 on Excavation: Holo-Projectors
    P1 ship: U.S.S. Enterprise at Evacuation aboard Sir Isaac Newton
    P1 hand: Holo-Projectors
  `);
  table.P1.plays('Holo-Projectors #2 on Test Mission');
  now(table).refused('B-12.11');
  table.P1.beams('Sir Isaac Newton to Evacuation');
  now(table).refused('B-27.5');
});
