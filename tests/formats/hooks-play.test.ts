import { completedBy, typeOf } from '@spaceline/engine/format';
import type { Format } from '@spaceline/engine';
import { open, otf, ruleOfFour } from '@spaceline/formats';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { leavingCards, missions } from './cards.ts';
import { changed } from './hooks.ts';

const cards = [...missions, ...leavingCards];
const reporting = ['Personnel', 'Ship', 'Equipment'];

const handOf = ({ table }: TestTable): number => table.state.players[0].piles.hand.length;
const result = (format: Format, picture: string) => given(picture, { format, cards }).table.state.result;

describe('draw decks', () => {
  const again = changed({
    answers: {
      regenerates: (s, _before, player) =>
        s.players[player].piles['discard pile'].filter((id) => reporting.includes(typeOf(s, id))),
    },
  });
  const spent = `P1 mission: Excavation
P1 draw deck: nothing
P2 draw deck: nothing
P1 discard pile: Data, Red Alert!
P1 points: 10 mission, 0 bonus`;

  test('B-28.19: base game: with both draw decks empty the game is over', () => {
    expect(result(open, spent)).toEqual({ winner: 0, reason: 'decks' });
  });

  test('B-28.19: a clause makes a new draw deck of named cards, at the first draw that is not possible', () => {
    const table = given(spent, { format: again, cards });
    now(table).holds('winner: nobody yet');
    table.P1.ends('turn');
    now(table).happened('P1 draw deck regenerated; P1 drew Data').holds('P1 hand: Data\nP1 discard pile: Red Alert!');
  });

  test('B-28.19: a position says whose draw deck was made anew', () => {
    expect(result(again, `${spent}\nP1 draw deck made anew\nP2 draw deck made anew`)).toEqual({
      winner: 0,
      reason: 'decks',
    });
    const table = given(spent, { format: again, cards });
    table.P1.ends('turn');
    expect(table.picture()).toContain('P1 draw deck made anew');
    expect(table.picture()).not.toContain('P2 draw deck made anew');
  });

  test('B-28.19: near miss: once for each player; then empty draw decks end the game', () => {
    const table = given(spent, { format: again, cards });
    table.P1.ends('turn');
    now(table).holds('winner: nobody yet');
    table.P2.ends('turn');
    now(table).happened('P2 draw deck regenerated; P2 draw impossible; P1 game won by decks').holds('winner: P1');
  });
});

describe('the end by missions', () => {
  const kinds = changed({
    answers: {
      winsByMissions: (s, player) => {
        const own = completedBy(s, player).filter(({ card }) => s.fixed.owner[card] === player);
        return own.some(({ kind }) => kind === 'planet') && own.some(({ kind }) => kind === 'space') ? true : undefined;
      },
      ahead: (s, before) => {
        const [a, b] = [completedBy(s, 0).length, completedBy(s, 1).length];
        return a > b ? 0 : b > a ? 1 : before;
      },
    },
  });
  const both = 'P1 mission: Excavation, completed by P1\nP1 mission: Survey, completed by P1';

  test('B-28.20: base game: no missions end the game without the points; a clause may say so', () => {
    expect(result(open, both)).toBeUndefined();
    expect(result(kinds, both)).toEqual({ winner: 0, reason: 'missions' });
  });

  test('B-28.20: near miss: two of one kind do not, and neither does one of the opponent', () => {
    expect(
      result(kinds, 'P1 mission: Excavation, completed by P1\nP1 mission: Inquiry, completed by P1'),
    ).toBeUndefined();
    expect(
      result(kinds, 'P1 mission: Excavation, completed by P1\nP2 mission: Survey, completed by P1'),
    ).toBeUndefined();
  });

  test('B-28.20: both at once: the points decide, and equal points are a draw', () => {
    const four = (two: number): string =>
      `${both}\nP2 mission: Great Inquiry, completed by P2\nP2 mission: Far Deep, completed by P2
P1 points: 60 mission, 0 bonus\nP2 points: ${two} mission, 0 bonus`;
    expect(result(kinds, four(70))).toEqual({ winner: 1, reason: 'missions' });
    expect(result(kinds, four(60))).toEqual({ reason: 'missions' });
  });

  test('B-28.20: without a victory more missions win, where the base game counts the points', () => {
    const ended = (done: string): string =>
      `P1 mission: Excavation, completed by P1\nP2 mission: Great Inquiry${done}
P1 draw deck: nothing\nP2 draw deck: nothing\nP1 points: 10 mission, 0 bonus\nP2 points: 50 mission, 0 bonus`;
    expect(result(open, ended(''))).toEqual({ winner: 1, reason: 'decks' });
    expect(result(kinds, ended(''))).toEqual({ winner: 0, reason: 'decks' });
    expect(result(kinds, ended(', completed by P2'))).toEqual({ winner: 1, reason: 'decks' });
  });

  test('B-28.31: a shared mission that one player completed counts for that player only', () => {
    const { state } = given('P1 mission: Excavation\nP2 mission: Excavation, completed by P2', { cards }).table;
    expect(completedBy(state, 0)).toEqual([]);
    expect(completedBy(state, 1).map(({ kind }) => kind)).toEqual(['planet']);
  });
});

describe('the turn', () => {
  const outpost = 'P1 mission: Excavation\nP1 outpost: Federation Outpost at Excavation\n';

  test('B-28.21: base game: one normal card play in a turn; a clause may give two, and no third', () => {
    const two = changed({ answers: { cardPlays: (_s, before) => before + 1 } });
    const hand = `${outpost}P1 hand: Data, Taurik, Alyssa Ogawa`;
    const base = given(hand, { cards });
    base.P1.reports('Data to Federation Outpost');
    base.P1.reports('Taurik to Federation Outpost');
    now(base).refused('B-11.6');
    const table = given(hand, { format: two, cards });
    table.P1.reports('Data to Federation Outpost');
    table.P1.reports('Taurik to Federation Outpost');
    table.P1.reports('Alyssa Ogawa to Federation Outpost');
    now(table).refused('B-11.6').holds('aboard Federation Outpost: Data, Taurik');
  });

  const seven = changed({ answers: { evenUpTo: () => 7 } });

  test('B-28.26: base game: one card is drawn; a clause then brings the hand up to its number', () => {
    const deck = 'P1 mission: Excavation\nP1 hand: 3x Taurik\nP1 draw deck: 12x Data';
    const base = given(deck, { cards });
    base.P1.ends('turn');
    expect(handOf(base)).toBe(4);
    const table = given(deck, { format: seven, cards });
    table.P1.ends('turn');
    expect(handOf(table)).toBe(7);
  });

  test('B-28.26: or down to it by discarding, as the player chooses', () => {
    const table = given('P1 mission: Excavation\nP1 hand: 7x Taurik, Alyssa Ogawa\nP1 draw deck: 12x Data', {
      format: seven,
      cards,
    });
    table.P1.ends('turn');
    now(table).holds('asked: P1 choose cards');
    table.P1.chooses('Alyssa Ogawa, Data');
    now(table).happened('Alyssa Ogawa discarded').holds('P1 discard pile: Alyssa Ogawa, Data');
    expect(handOf(table)).toBe(7);
  });

  test('B-28.26: near miss: exactly the number asks nothing, and an empty draw deck gives what it has', () => {
    const exact = given('P1 mission: Excavation\nP1 hand: 6x Taurik\nP1 draw deck: 2x Data', { format: seven, cards });
    exact.P1.ends('turn');
    now(exact).holds('P1 discard pile: nothing\nturn 2: P2, card play');
    expect(handOf(exact)).toBe(7);
    const short = given('P1 mission: Excavation\nP1 hand: 3x Taurik\nP1 draw deck: 2x Data', { format: seven, cards });
    short.P1.ends('turn');
    now(short).happened('P1 draw impossible').holds('turn 2: P2, card play');
    expect(handOf(short)).toBe(5);
  });
});

describe('cards', () => {
  test('B-28.22: base game: affiliations do not mix without a treaty; a clause may let them, and matching is still asked', () => {
    const mixed = changed({ answers: { mayMix: () => true } });
    const picture = `P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation
P1 ship: U.S.S. Hood at Excavation aboard Taurik
P1 hand: Gowron`;
    const base = given(picture, { cards });
    base.P1.reports('Gowron to Federation Outpost');
    now(base).refused('B-13.11');
    const table = given(picture, { format: mixed, cards });
    table.P1.reports('Gowron to Federation Outpost');
    now(table).holds('aboard Federation Outpost: Gowron').holds('not under house arrest: Gowron');
    // Excavation is for Federation and Romulan personnel; Klingons of the same team do not make it theirs.
    const alone = given('P1 mission: Excavation\nP1 planet: Gowron', { format: mixed, cards });
    alone.P1.attempts('Excavation');
    now(alone).refused('B-16.4');
  });

  test('B-28.24: base game: a hologram reports deactivated and stays off surfaces; a clause may disregard the icon', () => {
    const disregarded = changed({ answers: { isHologram: () => false } });
    const picture = `P1 mission: Excavation
P1 outpost: Federation Outpost at Excavation aboard Taitt
P1 ship: U.S.S. Nebula at Excavation aboard Sir Isaac Newton, Taitt #2
P1 hand: Albert Einstein`;
    const base = given(picture, { cards });
    base.P1.reports('Albert Einstein to Federation Outpost');
    now(base).holds('deactivated: Albert Einstein');
    base.P1.does('beams Sir Isaac Newton to Excavation');
    now(base).refused('B-27.5');
    const table = given(picture, { format: disregarded, cards });
    table.P1.reports('Albert Einstein to Federation Outpost');
    now(table).holds('not deactivated: Albert Einstein');
    table.P1.does('beams Sir Isaac Newton to Excavation');
    now(table).holds('planet Excavation: Sir Isaac Newton');
  });

  test('B-28.24, P16: where the icon is disregarded, no disease spares a hologram for it', () => {
    const disregarded = changed({ answers: { isHologram: () => false } });
    const picture = `P1 mission: Study Plasma Streamer / Barclay's Protomorphosis Disease by P2
P1 ship: U.S.S. Nebula at Study Plasma Streamer aboard Sir Isaac Newton, Taitt, Data`;
    const base = given(picture, { cards });
    base.P1.attempts('Study Plasma Streamer');
    now(base).happened('Taitt killed').holds('stopped: Sir Isaac Newton, Data');
    const table = given(picture, { format: disregarded, cards });
    table.P1.attempts('Study Plasma Streamer');
    now(table).happened('Sir Isaac Newton killed').holds('stopped: Data');
  });

  test('B-28.25: base game: Red Alert! is its player’s; a clause may give it to both', () => {
    const shared = changed({
      answers: {
        worksFor: (s, before, card) => before || s.fixed.cards[card].def.title === 'Red Alert!',
      },
    });
    const picture = `turn 2: P2, card play
P1 mission: Excavation
P2 outpost: Federation Outpost at Excavation
P1 table: Red Alert!
P2 hand: Data, Worf`;
    const base = given(picture, { cards });
    base.P2.uses('Red Alert!');
    now(base).refused('B-1.1');
    const table = given(picture, { format: shared, cards });
    table.P2.uses('Red Alert!');
    table.P2.reports('Data to Federation Outpost');
    table.P2.reports('Worf to Federation Outpost');
    now(table).holds('aboard Federation Outpost: Data, Worf');
  });

  test('B-28.32: near miss: what is discarded from a hand was not in play and goes to the discard pile', () => {
    const keepNone = changed({ answers: { evenUpTo: () => 0 } });
    const both = { ...ruleOfFour, clauses: [...ruleOfFour.clauses, ...keepNone.clauses] };
    const table = given('P1 mission: Excavation\nP1 hand: Whistle\nP1 draw deck: Archer, Data', {
      format: both,
      cards,
    });
    table.P1.ends('turn');
    table.P1.chooses('Whistle, Archer');
    now(table).happened('Whistle discarded').holds('P1 discard pile: Whistle, Archer\nP1 removed: nothing');
  });
});

test('B-28.14, B-28.17: questions that no clause answers are not asked', () => {
  for (const format of [open, otf]) {
    const { format: compiled } = given('P1 mission: Excavation', { format }).table.state.fixed;
    expect(compiled.speaking.mayMix).toBe(0);
    expect(compiled.speaking.isHologram).toBe(0);
    expect(compiled.speaking.mayAttempt).toBe(format === otf ? 1 : 0);
  }
});
