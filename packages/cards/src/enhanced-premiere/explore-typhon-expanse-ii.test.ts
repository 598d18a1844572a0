import { english } from '@spaceline/language';
import type { Skill } from '@spaceline/language';
import { given, now, unbuilt } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { exploreTyphonExpanseIi } from './explore-typhon-expanse-ii.ts';

const title = 'Explore Typhon Expanse II';
const outpost = `${title} outpost`;

test('EP16 Explore Typhon Expanse II: reads aloud, both sides', () => {
  expect(english(exploreTyphonExpanseIi)).toBe(
    'Astrophysics and Stellar Cartography, or CUNNING over 50. Front: your Romulan outpost (SHIELDS 32); if it ' +
      'is destroyed, turn this mission over. Back: with your Romulan ENGINEER here, you may turn this mission over ' +
      'in place of your normal card play; draw no cards that turn.',
  );
});

test('EP-4.4, B-27.35, B-19.21, EP16: destroyed, it takes who is aboard, undocks the ship, turns the mission over and leaves the seeds', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: ${title} / Q by P2
    P1 outpost: ${outpost} [damaged] at ${title} aboard Bochra
    P1 ship: Scout Vessel [docked at ${outpost}] at ${title}
    P2 ship: I.K.C. Vor'Cha at ${title} aboard Gowron, Kurn
    P2 ship: I.K.C. Bortas at ${title} aboard Kargan
    P2 ship: I.K.C. Qu'Vat at ${title} aboard Kle'eg
    P2 ship: I.K.C. K'Vort at ${title} aboard Klag
    P2 ship: I.K.C. Buruk at ${title} aboard Gorath
  `);
  table.P2.attacks(outpost);
  now(table)
    .happened(`Bochra killed; ${title} mission flipped`)
    .holds(`under ${title}: Q\nnot in play: ${outpost}\nin play: Scout Vessel`);
});

test('EP16: Astrophysics and Stellar Cartography solve it for 30; one of them alone does not', () => {
  const solve = (skills: readonly Skill[]) => {
    const table = unbuilt(title, 'Romulan', skills, 'Scout Vessel');
    table.P1.attempts(title);
    return now(table);
  };
  solve(['Astrophysics', 'Stellar Cartography']).happened(`${title} mission completed; P1 scored 30`);
  solve(['Astrophysics', 'Physics']).happened(`${title} attempt failed`);
});
