import { otf, ruleOfFour } from '@spaceline/formats';
import { anyTime, cardPlay, draw, event, interrupt, onTable, usable } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { conferenceCards, leavingCards, missions } from './cards.ts';

/** R4-1.2 for every way in which a player uses a text: by playing it, using it in play, downloading with it. */

const library = event('Library', {
  printed: [],
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [usable('every turn', [draw(1)])] },
});
const call = interrupt('Call', { printed: [], plays: [anyTime(onTable)], text: [] });
/** The same title, printed again in another set. */
const reprint = interrupt('Call', { printed: [], id: 'call.other-set', plays: [anyTime(onTable)], text: [] });
const cards = [...missions, ...conferenceCards, library, call, reprint];

const libraries = `P1 mission: Excavation
P1 table: 5x Library
P2 table: Library
P1 draw deck: 12x Taurik
P2 draw deck: 12x Taurik`;

describe('texts in play', () => {
  test('R4-1.2: copies in play share the four uses of their title', () => {
    const table = given(libraries, { format: ruleOfFour, cards });
    for (const copy of ['Library', 'Library #2', 'Library #3', 'Library #4']) table.P1.uses(copy);
    now(table).doesNotOffer('P1 uses Library #5');
    table.P1.uses('Library #5');
    now(table).refused('R4-1.2');
  });

  test('R4-1.2: near miss: by another sheet the fifth copy is used as well', () => {
    const table = given(libraries, { format: otf, cards });
    for (const copy of ['Library', 'Library #2', 'Library #3', 'Library #4', 'Library #5']) table.P1.uses(copy);
    expect(table.table.state.players[0].piles.hand).toHaveLength(5);
  });

  test('R4-1.2: near miss: the uses of one player are not those of the other', () => {
    const table = given(libraries, { format: ruleOfFour, cards });
    for (const copy of ['Library', 'Library #2', 'Library #3', 'Library #4']) table.P1.uses(copy);
    table.P2.uses("P2's Library");
    expect(table.table.state.players[1].piles.hand).toHaveLength(1);
  });

  test('R4-1.2: near miss: what a card does all the time is no use: five modifiers of one title all work', () => {
    const ships = Array.from(
      { length: 5 },
      () => 'P1 ship: U.S.S. Nebula (Metaphasic Shields) at Excavation aboard Taitt',
    );
    const table = given(['P1 mission: Excavation', ...ships].join('\n'), { format: ruleOfFour, cards });
    for (const n of ['', ' #2', ' #3', ' #4', ' #5']) now(table).holds(`SHIELDS of U.S.S. Nebula${n}: 10`);
  });
});

describe('responses', () => {
  const answered = (format: typeof otf) => {
    const table = given(
      `P1 mission: Excavation
P1 hand: 4x Whistle, Referee's Whistle
P2 hand: 5x Amanda Rogers`,
      { format, cards: [...cards, ...leavingCards] },
    );
    for (let n = 1; n <= 4; n++) {
      table.P1.plays('Whistle');
      table.P2.responds(`Amanda Rogers #${n}`);
    }
    table.P1.plays("Referee's Whistle");
    return table;
  };

  test("R4-1.2: a response is a use, on the opponent's turn as well: the fifth is not offered", () => {
    now(answered(ruleOfFour)).doesNotOffer('P2 responds with Amanda Rogers #5');
  });

  test('R4-1.2: near miss: by another sheet it is', () => {
    now(answered(otf)).offers('P2 responds with Amanda Rogers #5');
  });
});

describe('cards played along with another', () => {
  const boarding = (format: typeof otf) => {
    const table = given(
      `P1 mission: Excavation
P2 ship: Runabout at Excavation aboard Mendon, Calloway
P1 hand: 5x Rogue Borg Mercenaries`,
      { format, cards },
    );
    table.P1.plays('Rogue Borg Mercenaries on Runabout');
    for (let n = 2; n <= 4; n++) table.P1.plays(`Rogue Borg Mercenaries #${n}`);
    return table;
  };

  test('R4-1.2: each of them is a use: four of one title, and not a fifth', () => {
    const table = boarding(ruleOfFour);
    now(table).doesNotOffer('P1 plays Rogue Borg Mercenaries #5');
    table.P1.concedes();
  });

  test('R4-1.2: near miss: by another sheet the fifth comes along', () => {
    const table = boarding(otf);
    now(table).offers('P1 plays Rogue Borg Mercenaries #5');
    table.P1.concedes();
  });
});

describe('copies are cards of one title', () => {
  const calls = (format: typeof otf) => {
    const table = given('P1 mission: Excavation\nP1 hand: 6x Call', { format, cards });
    const { state } = table.table;
    // Three of them from one set and three from the other.
    const ids = state.players[0].piles.hand;
    ids.forEach((id, i) => {
      const other = state.fixed.pool.byId.get(i % 2 === 0 ? 'call' : 'call.other-set');
      if (other) (state.fixed.cards as (typeof other)[])[id] = other;
    });
    return table;
  };

  test('R4-1.2, B-1.15: a reprint in another set shares the uses of its title', () => {
    const table = calls(ruleOfFour);
    for (const copy of ['Call', 'Call #2', 'Call #3', 'Call #4']) table.P1.plays(copy);
    table.P1.plays('Call #5');
    now(table).refused('R4-1.2');
  });
});
