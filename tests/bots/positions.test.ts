import { officerBot } from '@spaceline/bots';
import { type State, allows, apply, choose, decisions, isRefusal, pass, view } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';

/** Lets the officer play for the first player until the turn is over or the game is; the other one passes. */
const played = (position: string, most = 40): { readonly state: State; readonly did: readonly string[] } => {
  const { table } = given(position);
  const { state } = table;
  const officer = officerBot('a position');
  const { turn } = state;
  const did: string[] = [];
  for (let made = 0; made < most && state.turn === turn; made++) {
    const [asked] = decisions(state);
    if (!asked) break;
    const passing = asked.options.find((one) => one.do === 'pass') ?? asked.options[0] ?? pass;
    const choice =
      asked.player === 0
        ? officer(view(state, 0), asked, (option, cards, stacks) => allows(state, option, cards, stacks))
        : choose(asked, passing);
    if (asked.player === 0) did.push(choice.do);
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  return { state, did };
};

test('the bot does not knock at a wall it has seen without the key: it fetches the key first', () => {
  const { state } = played(`
    P1 mission: Excavation / Impassable Door by P2 [revealed]
    P1 points: 75 mission
    P1 ship: Runabout at Excavation aboard Data
    P1 planet: Richard Galen, Worf
  `);
  expect(state.result?.winner).toBe(0);
});

test('the bot does not attempt a mission whose seen wall it cannot pass', () => {
  const { did } = played(`
    P1 mission: Excavation / Impassable Door by P2 [revealed]
    P1 planet: Richard Galen, Worf
  `);
  expect(did).not.toContain('attempt');
});

test('the bot does not leave people behind who are needed against parasites', () => {
  const { state } = played(`
    P1 mission: Avert Disaster / Alien Parasites by P2 [revealed]
    P1 points: 60 mission
    P1 ship: Runabout at Avert Disaster aboard Benjamin Maxwell, Jean-Luc Picard
    P1 planet: Thomas Riker, Worf, Tasha Yar
  `);
  expect(state.result?.winner).toBe(0);
});

test('the bot does not wait with nothing under a mission that its people can complete', () => {
  const { state } = played(`
    P1 mission: Excavation
    P1 points: 75 mission
    P1 ship: Runabout at Excavation aboard Richard Galen, Worf
  `);
  expect(state.result?.winner).toBe(0);
});

test('the bot does not try again what it has tried in vain in the same turn', () => {
  const { did } = played(
    `
    P1 mission: Evacuation
    P1 planet: Jean-Luc Picard, Simon Tarses
  `,
    60,
  );
  expect(did.filter((verb) => verb === 'attempt').length).toBeLessThan(2);
});

test('the bot does not let a crew win that it could shoot down', () => {
  const { state } = played(`
    P1 mission: Krios Suppression
    P2 mission: Study Stellar Collision
    P2 points: 75 mission
    P2 ship: Runabout at Study Stellar Collision aboard Neela Daren, Taitt
    P1 ship: I.K.C. K'Vort at Study Stellar Collision aboard K'Vada, Kromm
    P1 ship: I.K.C. Buruk at Study Stellar Collision aboard Kargan, Divok
  `);
  expect(state.play.some((id) => state.fixed.cards[id]?.def.title === 'Runabout')).toBe(false);
});

test('the bot does not shoot at what it cannot hit', () => {
  const { did } = played(`
    P1 mission: Krios Suppression
    P2 mission: Study Stellar Collision
    P2 ship: U.S.S. Enterprise at Study Stellar Collision aboard Jean-Luc Picard, Data, Worf, Geordi La Forge
    P1 ship: I.K.C. K'Vort at Study Stellar Collision aboard K'Vada, Kromm
  `);
  expect(did).not.toContain('battle');
});

test('the bot does not send the only one who is needed into its own trap', () => {
  const { state } = played(`
    P2 mission: Excavation / Armus - Skin of Evil by P1
    P1 points: 75 mission
    P1 ship: Runabout at Excavation aboard Richard Galen, Mot the Barber
  `);
  expect(state.result?.winner).toBe(0);
});

test('the bot does not wait for people who will not come', () => {
  const { did } = played(`
    P1 mission: Study Plasma Streamer / Tarellian Plague Ship by P2
    P1 points: 65 mission
    P1 ship: Runabout at Study Plasma Streamer aboard Wesley Crusher, Beverly Crusher, Calloway
  `);
  expect(did).toContain('attempt');
});
