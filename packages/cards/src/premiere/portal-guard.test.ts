import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { portalGuard } from './portal-guard.ts';

test('P43 Portal Guard: reads aloud', () => {
  expect(english(portalGuard)).toBe(
    'Unless a member has CUNNING over 7 or Honor, beam the team to your ship or facility here and stop ' +
      'it, or kill it; then put dilemma back under mission.',
  );
});

test.each(['Hannah Bates', 'Worf'])('P43 Portal Guard: %s passes', (helper) => {
  const table = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Mendon, ${helper}
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Portal Guard conditions met; Portal Guard discarded').holds('not stopped: Mendon');
});

test('P43 Portal Guard: CUNNING 7 without Honor must beam off to a vessel of your choice, stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Taurik, Mendon, Tricorder, Worf [stopped]
    P1 ship: Runabout at Evacuation
    P1 outpost: Federation Outpost at Evacuation
    P2 ship: I.K.C. K'Vort at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer("P1 chooses I.K.C. K'Vort").offers('P1 chooses Runabout');
  table.P1.chooses('Federation Outpost');
  now(table)
    .happened('Taurik beamed to Federation Outpost; Taurik stopped; Portal Guard returned under mission')
    .holds(
      `
      aboard Federation Outpost: Taurik, Mendon, Tricorder
      planet Evacuation: Worf
      stopped: Mendon, Tricorder
      under Evacuation: Portal Guard
      `,
    );
});

test('P43 Portal Guard: without a vessel the whole team dies', () => {
  const table = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Taurik, Mendon, Worf [stopped]
    P1 mission: Investigate Rogue Comet
    P1 ship: Runabout at Investigate Rogue Comet
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Taurik killed; Mendon killed; Portal Guard returned under mission; Evacuation attempt ended')
    .holds('planet Evacuation: Worf');
});

test('P43 Portal Guard: you may refuse to beam, and die', () => {
  const table = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Taurik
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('nothing');
  now(table).happened('Taurik killed');
});

test('P43 Portal Guard: a cloaked ship takes nobody aboard', () => {
  const table = given(`
    P1 mission: Fever Emergency / Portal Guard by P2
    P1 planet: Klag
    P1 ship: I.K.C. K'Vort [cloaked] at Fever Emergency
  `);
  table.P1.attempts('Fever Emergency');
  now(table).happened('Klag killed');
});

test('P43 Portal Guard: the quarantined cannot beam, so all die', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2, Portal Guard by P2
    P1 planet: Taurik, Calloway
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Hyper-Aging placed in play; Taurik killed; Calloway killed');
});

test('P43 Portal Guard: of more than three Atmospheric Ionization lets nobody up in time, so all die', () => {
  const team = (count: number) =>
    given(`
      P1 mission: Evacuation / Portal Guard by P2
      P1 planet: ${count}x Mendon
      P1 ship: Runabout at Evacuation
      P2 on Evacuation: Atmospheric Ionization
    `);
  const four = team(4);
  four.P1.attempts('Evacuation');
  now(four).happened('Mendon killed').holds('planet Evacuation: nothing');
  const three = team(3);
  three.P1.attempts('Evacuation');
  three.P1.chooses('Runabout');
  now(three).happened('Mendon beamed to Runabout').didNotHappen('Mendon killed');
});

test('P43 Portal Guard: a Distortion Field forbids it, Pattern Enhancers lead through', () => {
  const table = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Taurik
    P1 ship: Runabout at Evacuation
    P2 on Evacuation: Distortion Field
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Taurik killed');
  const enhanced = given(`
    P1 mission: Evacuation / Portal Guard by P2
    P1 planet: Taurik
    P1 ship: Runabout at Evacuation
    P2 on Evacuation: Distortion Field
    P1 table: Pattern Enhancers
  `);
  enhanced.P1.attempts('Evacuation');
  enhanced.P1.chooses('Runabout');
  now(enhanced).holds('aboard Runabout: Taurik');
});
