import type { Aim, State } from '@spaceline/engine';
import { apply, choose, decisions, locationId, none, option } from '@spaceline/engine';
import { given, leakInEvents, leakInText, leakNow, secretsOf, wrongWith } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const table = (): { s: State; id: (title: string) => number } => {
  const s = given(`
    P1 mission: Excavation / Archer by P2
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 ship: Runabout [docked] at Excavation aboard Worf
    P1 hand: Taurik
    P2 hand: Kurn, Kevin Uxbridge
    P2 planet Excavation: Gowron
  `).table.state;
  return { s, id: (title) => s.fixed.cards.findIndex((card) => card.def.title === title) };
};

describe('the checks find what is wrong', () => {
  test('nothing at a sound table', () => {
    const { s } = table();
    expect(wrongWith(s)).toBeUndefined();
    expect(leakNow(s)).toBeUndefined();
  });

  test('a card in two places, and one in none', () => {
    const { s, id } = table();
    s.players[0].piles.hand.push(id('Data'));
    expect(wrongWith(s)).toBe(`Data (${id('Data')}) lies in two places: hand, in play.`);
    s.players[0].piles.hand.length = 0;
    expect(wrongWith(s)).toContain('Taurik');
    s.players[0].piles.hand.push(id('Taurik'));
  });

  test('a card aboard something that is no ship, and one with a card that is gone', () => {
    const { s, id } = table();
    const data = s.cards[id('Data')];
    const { host } = data;
    data.host = id('Worf');
    expect(wrongWith(s)).toContain('is aboard something that is no ship');
    data.host = id('Taurik');
    expect(wrongWith(s)).toContain('is with a card that is not in play');
    data.host = host;
  });

  test('a ship docked elsewhere, a ship at no location, a team where there is no planet', () => {
    const { s, id } = table();
    const [ship, team, here] = [s.cards[id('Runabout')], s.cards[id('Gowron')], id('Excavation')];
    ship.loc = id('Study Nebula');
    expect(wrongWith(s)).toContain('is docked at a facility elsewhere');
    ship.loc = id('Data');
    expect(wrongWith(s)).toContain('is at no location');
    ship.loc = here;
    team.loc = id('Study Nebula');
    expect(wrongWith(s)).toContain('is on a surface where there is no planet');
    team.loc = here;
  });

  test('options that are listed twice, or that nobody has', () => {
    const { s } = table();
    const [decision] = decisions(s);
    expect(wrongWith(s, [{ ...decision, options: [...decision.options, decision.options[0]] }])).toContain('twice');
    expect(wrongWith(s, [{ ...decision, options: [] }])).toContain('without options');
    expect(wrongWith(s, [])).toBe('Nobody is asked and the game is not over.');
  });

  test('options that name a card of the other hand', () => {
    const { s, id } = table();
    const [decision] = decisions(s);
    const told = { ...decision, options: [option('use', id('Kurn'))] };
    expect(leakNow(s, [told])).toBe(`The options of P1 name Kurn (${id('Kurn')}).`);
  });

  test('the name of a card that only lies in the other hand, anywhere in what a player is sent', () => {
    const { s, id } = table();
    const [decision] = decisions(s);
    const naming = (title: string) => ({
      ...decision,
      options: [option('switch affiliation', none, none, none, s.fixed.cards[id(title)].def.id as 'Klingon')],
    });
    expect(leakInText(s, [naming('Kurn')])).toBe('What P1 is sent names kurn.');
    expect(leakInText(s, [naming('Taurik')])).toBeUndefined();
  });

  test('B-10.19: the number of a split Away Team is no card of the other hand', () => {
    const { s, id } = table();
    const [decision] = decisions(s);
    const location = locationId(id('Excavation'));
    const secret = id('Kurn');
    const aimedAt = (aim: Aim) => ({ ...decision, options: [option('play', id('Gowron'), aim, none, 0)] });
    expect(leakNow(s, [aimedAt({ card: secret })])).toContain('The options of P1 name');
    expect(leakNow(s, [aimedAt({ team: { location, player: 0, number: secret, stopped: false } })])).toBeUndefined();
  });

  test('events that name a card of the other hand', () => {
    const { s, id } = table();
    const secrets = secretsOf(s);
    const [decision] = decisions(s);
    const result = apply(s, choose(decision, decision.options[0]));
    const drew = {
      e: 'drew',
      player: 1,
      card: id('Kurn'),
      on: -1,
      n: -1,
      cards: [],
      word: '',
      action: 0,
      only: 1,
    } as const;
    expect('events' in result && leakInEvents(secrets, s, [...result.events, drew])).toBeUndefined();
    expect(leakInEvents(secrets, s, [{ ...drew, only: -1 }])).toBe(
      `The event "drew" tells P1 of Kurn (${id('Kurn')}).`,
    );
  });
});

test('a table that a test leaves with an open question fails the test', () => {
  const left = given('P1 mission: Excavation / Archer by P2\nP1 planet: Tasha Yar, Jean-Luc Picard');
  left.P1.attempts('Excavation');
  const check = (globalThis as Record<symbol, unknown>)[Symbol.for('spaceline.tables')] as (failed: boolean) => void;
  expect(() => check(false)).toThrow(/P2 is still asked \(opponent chooses\)/);
});
