import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { alienParasites } from './alien-parasites.ts';

test('P11 Alien Parasites: reads aloud', () => {
  expect(english(alienParasites)).toBe(
    'Unless the team has INTEGRITY over 32, beam it to your ship or facility here if possible; your ' +
      'opponent then acts with that ship, your cards aboard, and the team until done or all are stopped; ' +
      'then stop the team and put dilemma back under mission.',
  );
});

test('P11 Alien Parasites: INTEGRITY 33 passes', () => {
  // 9 + 8 + 8 + 8
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2
    P1 planet: Jean-Luc Picard, Worf, Data, Sito Jaxa
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Alien Parasites conditions met; Alien Parasites discarded').holds('not stopped: Worf');
});

test('P11 Alien Parasites: INTEGRITY 32 fails; the opponent acts with ship, crew and team, then your turn resumes', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2, Archer by P2
    P1 mission: Excavation
    P1 planet Evacuation: Worf, Data, Sito Jaxa, Beverly Crusher, Tricorder, Taurik [stopped]
    P1 ship: U.S.S. Oberth at Evacuation aboard Giusti
    P1 ship: Runabout at Evacuation aboard Mendon
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('U.S.S. Oberth');
  now(table)
    .happened('Alien Parasites conditions failed; Worf beamed to U.S.S. Oberth; U.S.S. Oberth control changed')
    .holds(
      `
      asked: P2 borrowed action
      P1 sees: Worf
      P2 sees: Worf
      `,
    )
    .doesNotOffer('P2 beams Mendon to Evacuation', 'P2 flies Runabout to Excavation');
  table.P2.flies('U.S.S. Oberth to Excavation');
  table.P2.beams('Worf, Giusti to Excavation');
  table.P2.passes();
  now(table)
    .happened(
      `
      U.S.S. Oberth flew to Excavation
      Worf beamed to Excavation
      U.S.S. Oberth control changed
      Worf stopped
      Alien Parasites returned under mission
      Evacuation attempt ended
      `,
    )
    .holds(
      `
      stopped: Worf, Data, Sito Jaxa, Beverly Crusher, Tricorder
      not stopped: Giusti, Mendon, U.S.S. Oberth
      under Evacuation: Alien Parasites, Archer
      planet Excavation: Worf, Giusti
      planet Evacuation: Taurik
      P2 does not see: Data
      `,
    );
  table.P1.flies('Runabout to Excavation');
  now(table).happened('Runabout flew to Excavation');
});

test('P11 Alien Parasites: the borrower uses nothing but the borrowed cards', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2
    P1 mission: Excavation
    P1 planet Evacuation: Mendon
    P1 ship: U.S.S. Oberth at Evacuation aboard Giusti
    P2 ship: I.K.C. K'Vort at Evacuation aboard Klag
    P2 outpost: Klingon Outpost at Evacuation
    P2 hand: Gorath
  `);
  table.P1.attempts('Evacuation');
  table.P2.flies("I.K.C. K'Vort to Excavation");
  now(table).refused('B-29.33');
  table.P2.beams("Mendon to I.K.C. K'Vort");
  now(table).refused('B-29.33');
  table.P2.docks('U.S.S. Oberth at Klingon Outpost');
  now(table).refused('B-29.33');
  table.P2.reports('Gorath to Klingon Outpost');
  now(table).refused('B-29.33');
  table.P2.passes();
  now(table).holds('stopped: Mendon');
});

test('P11 Alien Parasites: a mission completed with borrowed personnel scores for the borrower', () => {
  const table = given(`
    P1 mission: Excavation / Alien Parasites by P2
    P1 planet: Richard Galen
    P1 ship: Runabout at Excavation
  `);
  table.P1.attempts('Excavation');
  table.P2.beams('Richard Galen to Excavation');
  table.P2.attempts('Excavation');
  now(table)
    .happened('Excavation mission completed by P2; P2 scored 25')
    .didNotHappen('Alien Parasites encountered by P2');
  table.P2.passes();
  now(table).holds(
    `
    stopped: Richard Galen
    P1 score: 0
    `,
  );
});

test('P11 Alien Parasites: without a vessel the team stays where it is, and control ends when all are stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2, Impassable Door by P2
    P1 planet: Mendon, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).didNotHappen('Mendon beamed').holds('asked: P2 borrowed action');
  table.P2.attempts('Evacuation');
  now(table)
    .happened('Impassable Door encountered by P2; Mendon stopped; Alien Parasites returned under mission')
    .holds('under Evacuation: Alien Parasites, Impassable Door');
});

test('P11 Alien Parasites: a ship lost by the borrower is lost; the turn still goes on', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2
    P1 mission: Investigate Rogue Comet / Cosmic String Fragment by P2
    P1 planet Evacuation: Mendon
    P1 ship: U.S.S. Oberth at Evacuation aboard Giusti
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('U.S.S. Oberth');
  table.P2.flies('U.S.S. Oberth to Investigate Rogue Comet');
  table.P2.attempts('Investigate Rogue Comet');
  now(table)
    .happened('U.S.S. Oberth destroyed; Mendon killed; Giusti killed; Evacuation attempt ended')
    .holds(
      `
      P1 discard pile: Mendon, Giusti, U.S.S. Oberth
      under Evacuation: Alien Parasites
      `,
    );
  table.P1.ends('turn');
  now(table).happened('P1 turn ended');
});

test('P11 Alien Parasites: who was stopped aboard stays stopped; a facility is not lent', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Parasites by P2
    P1 outpost: Federation Outpost at Evacuation aboard Taurik
    P1 planet: Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Mendon beamed to Federation Outpost')
    .doesNotOffer('P2 beams Mendon to Evacuation', 'P2 beams Taurik to Evacuation');
  table.P2.passes();
  now(table).holds(
    `
    stopped: Mendon
    not stopped: Taurik
    `,
  );
});

test('P11 Alien Parasites: a borrowed Federation ship does not attack; a Klingon one may', () => {
  const federation = given(`
    P1 mission: Evacuation / Alien Parasites by P2
    P1 planet: Mendon
    P1 ship: U.S.S. Oberth at Evacuation aboard Jean-Luc Picard
    P1 ship: Runabout [stopped] at Evacuation
  `);
  federation.P1.attempts('Evacuation');
  federation.P1.chooses('U.S.S. Oberth');
  federation.P2.attacks('Runabout with U.S.S. Oberth');
  now(federation).refused('B-20.13');
  federation.P2.passes();
  const klingon = given(`
    P1 mission: Fever Emergency / Alien Parasites by P2
    P1 planet: Klag
    P1 ship: I.K.C. Vor'Cha at Fever Emergency aboard Kurn
    P1 ship: Yridian Shuttle at Fever Emergency
  `);
  klingon.P1.attempts('Fever Emergency');
  klingon.P1.chooses("I.K.C. Vor'Cha");
  klingon.P2.attacks("Yridian Shuttle with I.K.C. Vor'Cha");
  now(klingon).happened('Yridian Shuttle destroyed');
});

test('P11 Alien Parasites: Rogue Borg aboard the ship are no crew and are not lent', () => {
  const table = given(`
    P1 mission: Excavation / Alien Parasites by P2
    P1 planet: William T. Riker
    P1 ship: Runabout at Excavation aboard Rogue Borg Mercenaries
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Runabout control changed').offers('P2 battles aboard Runabout');
  table.P2.passes();
  now(table).holds('stopped: William T. Riker');
});
