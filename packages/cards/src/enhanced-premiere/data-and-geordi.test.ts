import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { dataAndGeordi } from './data-and-geordi.ts';

test('EP2 Data and Geordi: reads aloud, with the special download', () => {
  expect(english(dataAndGeordi)).toBe(
    'Special download: Tricorder. Data: OFFICER, ENGINEER, Music, Computer Skill. INTEGRITY 6, CUNNING 10, ' +
      'STRENGTH 12. Staff icon. Geordi La Forge: ENGINEER, ENGINEER, Physics. INTEGRITY 8, CUNNING 8, STRENGTH 6. ' +
      'Staff icon.',
  );
});

test('EP2 Data and Geordi, B-27.23: not in play together with Data or Geordi La Forge, whichever comes first', () => {
  for (const persona of ['Data', 'Geordi La Forge'])
    for (const [here, comes] of [
      [persona, 'Data and Geordi'],
      ['Data and Geordi', persona],
    ]) {
      const table = given(`
        P1 mission: Excavation
        P1 outpost: Federation Outpost at Excavation aboard ${here}
        P1 hand: ${comes}
      `);
      table.P1.reports(`${comes} to Federation Outpost`);
      now(table).refused('B-4.6');
    }
});

test('EP2 Data and Geordi, B-27.23: the other player may have Data', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P2 planet Excavation: Data
    P1 hand: Data and Geordi
  `);
  table.P1.reports('Data and Geordi to Federation Outpost');
  now(table).holds('aboard Federation Outpost: Data and Geordi');
});

const creature = (team: string) => {
  const table = given(`
    P1 mission: Excavation / El-Adrel Creature by P2
    P1 planet: ${team}
    P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Excavation');
  return now(table);
};

test('EP2 Data and Geordi, B-27.17: alone they are the two strongest, 12 and 6, and pass El-Adrel Creature', () => {
  creature('Data and Geordi').happened('El-Adrel Creature conditions met').holds('not stopped: Data and Geordi');
});

test('EP2 Data and Geordi, B-27.17: opposite: Jean-Luc and Beverly have 5 and 4, and die', () => {
  creature('Jean-Luc and Beverly').happened('El-Adrel Creature conditions failed; Jean-Luc and Beverly killed');
});

test('EP2 Data and Geordi, B-27.18: of four cards, one of them dual, Nagilum kills two', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nagilum by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Data and Geordi, Taitt, Calloway, Giusti
    P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
  `).draws('Data and Geordi, Taitt');
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Nagilum conditions failed; Data and Geordi killed; Taitt killed; Calloway stopped')
    .holds('aboard U.S.S. Oberth: Calloway, Giusti');
});

test('EP2 Data and Geordi, B-27.18: near miss: of three cards with four people Nagilum kills one', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nagilum by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Data and Geordi, Taitt, Calloway
    P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
  `).draws('Taitt');
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Taitt killed')
    .didNotHappen('Data and Geordi killed')
    .holds('stopped: Data and Geordi, Calloway');
});

test('EP2 Data and Geordi, B-27.17: Microvirus may be aimed at the card, because Geordi is no android', () => {
  const table = given(`
    P1 mission: Excavation / Microvirus by P2
    P1 planet: Data and Geordi, Exocomp, Worf
    P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Excavation');
  now(table).offers('P2 chooses Data and Geordi', 'P2 chooses Worf').doesNotOffer('P2 chooses Exocomp');
  table.P2.chooses('Data and Geordi');
  now(table).happened('Data and Geordi killed; Worf stopped');
});

test('EP2 Data and Geordi, B-27.16: three ENGINEER of both solve Ancient Computer by themselves', () => {
  const meets = (team: string) => {
    const table = given(`
      P1 mission: Investigate Rogue Comet / Ancient Computer by P2
      P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard ${team}
      P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
    `);
    table.P1.attempts('Investigate Rogue Comet');
    return now(table);
  };
  meets('Data and Geordi').happened('Ancient Computer conditions met');
  meets('Geordi La Forge').happened('Ancient Computer conditions failed');
});

test('EP2 Data and Geordi, B-27.17: Data is one of the two for a mission that names him', () => {
  const table = given(`
    P1 mission: Investigate Time Continuum
    P1 planet: Data and Geordi
    P1 downloads used: Data and Geordi 0; Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Investigate Time Continuum');
  now(table).happened('Investigate Time Continuum mission completed; P1 scored 35');
});

test('EP2 Data and Geordi, B-27.50: near miss: a Medical Tricorder is not named', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data and Geordi
    P1 draw deck: Medical Tricorder, Tricorder
  `);
  table.P1.downloads('Medical Tricorder with Data and Geordi');
  now(table).refused('B-27.45');
  table.P1.downloads('Tricorder with Data and Geordi');
  now(table).holds('aboard Federation Outpost: Data and Geordi, Tricorder');
});

test('EP2 Data and Geordi, B-27.21: they are two of the three whom Atmospheric Ionization lets down', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data and Geordi, Worf, Taurik
  `);
  table.P1.beams('Data and Geordi, Worf to Excavation');
  table.P1.beams('Taurik to Excavation');
  now(table).refused('B-1.5');
});

test('EP2 Data and Geordi, B-27.19, DP-7: with two others they would be four: another selection has to be made', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data and Geordi, Worf, Taurik
  `);
  table.P1.beams('Data and Geordi, Worf, Taurik to Excavation');
  now(table).refused('B-1.5').holds('aboard U.S.S. Hood: Data and Geordi, Worf, Taurik');
  table.P1.beams('Worf, Taurik to Excavation');
  table.P1.beams('Data and Geordi to Excavation');
  now(table).refused('B-1.5').holds('planet Excavation: Worf, Taurik');
});
