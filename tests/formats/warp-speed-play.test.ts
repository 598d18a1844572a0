import { open, warpSpeed } from '@spaceline/formats';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const format = warpSpeed;
const home = 'P1 mission: Excavation\nP1 outpost: Federation Outpost at Excavation\n';
const handOf = ({ table }: TestTable): number => table.state.players[0].piles.hand.length;

describe('WS-4: the turn', () => {
  test('WS-4.1: two normal card plays, and no third', () => {
    const hand = `${home}P1 hand: Data, Taurik, Alyssa Ogawa`;
    const table = given(hand, { format });
    table.P1.reports('Data to Federation Outpost');
    table.P1.reports('Taurik to Federation Outpost');
    table.P1.reports('Alyssa Ogawa to Federation Outpost');
    now(table).refused('B-11.6').holds('aboard Federation Outpost: Data, Taurik');
  });

  test('WS-4.2: all affiliations work together, and a matching personnel is still needed', () => {
    const picture = `P1 mission: Excavation
P1 planet: Gowron, Jean-Luc Picard, Sela`;
    const table = given(picture, { format });
    table.P1.attempts('Excavation');
    now(table).happened('Excavation mission completed by P1');
    const klingons = given('P1 mission: Excavation\nP1 planet: Gowron, Kurn, Kell', { format });
    klingons.P1.attempts('Excavation');
    now(klingons).refused('B-16.4');
  });

  test('WS-4.3: a Federation ship may attack, where the base game does not let it', () => {
    const picture = `turn 1: P1, orders
P1 mission: Study Nebula
P1 ship: U.S.S. Galaxy at Study Nebula aboard Jean-Luc Picard, Data, Geordi La Forge, Taurik
P2 ship: I.K.C. Vor'Cha at Study Nebula aboard Gowron, Kurn, Kell`;
    const base = given(picture, { format: open });
    base.P1.does("attacks I.K.C. Vor'Cha");
    now(base).refused('B-20.13');
    const table = given(picture, { format });
    table.P1.does("attacks I.K.C. Vor'Cha");
    now(table).happened("I.K.C. Vor'Cha battle initiated by P1");
    table.P2.passes();
  });

  test('WS-4.4: a hologram is a person like others', () => {
    const table = given(`${home}P1 hand: Sir Isaac Newton`, { format });
    table.P1.reports('Sir Isaac Newton to Federation Outpost');
    now(table).holds('aboard Federation Outpost: Sir Isaac Newton');
    expect(table.picture()).not.toContain('deactivated');
  });

  test("WS-4.5: a mission of the opponent is not attempted, whatever it shows, and one's own is", () => {
    const theirs = given('P2 mission: Excavation\nP1 planet: Data, Jean-Luc Picard', { format });
    theirs.P1.attempts('Excavation');
    now(theirs).refused('WS-4.5');
    const own = given('P1 mission: Excavation\nP1 planet: Data, Jean-Luc Picard', { format });
    own.P1.attempts('Excavation');
    now(own).happened('Excavation mission completed by P1');
  });

  test('WS-4.6: Red Alert! works for both players, whoever played it', () => {
    const picture = `turn 2: P2, card play
P1 mission: Excavation
P2 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P2 hand: Data, Worf, Taurik`;
    const table = given(picture, { format });
    table.P2.uses('Red Alert!');
    for (const name of ['Data', 'Worf', 'Taurik']) table.P2.reports(`${name} to Federation Outpost`);
    now(table).holds('aboard Federation Outpost: Data, Worf, Taurik');
    const base = given(picture, { format: open });
    base.P2.uses('Red Alert!');
    now(base).refused('B-1.1');
  });

  test('WS-4.7: the hand is brought to seven, by drawing or by discarding', () => {
    const short = given('P1 mission: Excavation\nP1 hand: 3x Taurik\nP1 draw deck: 12x Data', { format });
    short.P1.ends('turn');
    expect(handOf(short)).toBe(7);
    const long = given('P1 mission: Excavation\nP1 hand: 7x Taurik, Alyssa Ogawa\nP1 draw deck: 12x Data', { format });
    long.P1.ends('turn');
    long.P1.chooses('Alyssa Ogawa, Data');
    now(long).holds('P1 discard pile: Alyssa Ogawa, Data');
    expect(handOf(long)).toBe(7);
  });

  test('WS-4.7: with The Traveler: Transcendence two are drawn before evening up', () => {
    const table = given(
      'P1 mission: Excavation\nP1 table: The Traveler: Transcendence\nP1 hand: 5x Taurik\nP1 draw deck: 12x Data',
      { format },
    );
    table.P1.ends('turn');
    now(table).holds('P1 discard pile: nothing');
    expect(handOf(table)).toBe(7);
  });

  test('WS-4.8: the first draw that is not possible makes a new deck of what reports; the rest stays', () => {
    const spent = `P1 mission: Excavation
P1 draw deck: nothing
P2 draw deck: nothing
P1 discard pile: Data, Runabout, Tricorder, Red Alert!, Archer`;
    const table = given(spent, { format });
    now(table).holds('winner: nobody yet');
    table.P1.ends('turn');
    now(table).happened('P1 draw deck regenerated').holds('P1 discard pile: Red Alert!, Archer');
  });
});
