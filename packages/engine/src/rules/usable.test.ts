import {
  anyTime,
  cardPlay,
  destroy,
  discard,
  draw,
  event,
  interrupt,
  itsHost,
  lacks,
  modify,
  ofType,
  onCard,
  onTable,
  plus,
  provided,
  score,
  setTo,
  shipHas,
  skill,
  suppresses,
  thisCard,
  times,
  usable,
  whenever,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const ship = onCard(ofType('Ship'));
const table = (title: string, limit: 'each turn' | 'every turn' | 'game', needed?: ReturnType<typeof skill>) =>
  event(title, {
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [usable(limit, [draw(1)], needed)] },
    printed: [],
  });
const tuned = (title: string, ...rules: readonly ReturnType<typeof modify>[]) =>
  event(title, { plays: [cardPlay(ship)], stays: true, inPlay: { rules }, printed: [] });
const cards = [
  table('Daily Library', 'each turn'),
  table('Open Library', 'every turn'),
  table('Grand Library', 'game'),
  table('Guarded Library', 'each turn', skill('Archaeology')),
  tuned('Tuned Core', modify('RANGE', setTo(4), { reach: 'host' })),
  tuned('Retuned Core', modify('RANGE', setTo(6), { reach: 'host' })),
  tuned('Booster', modify('RANGE', plus(1), { reach: 'host' })),
  tuned('Overdrive', modify('RANGE', times(2), { reach: 'host' })),
  event('Core Damper', {
    plays: [cardPlay(onTable)],
    stays: true,
    inPlay: { rules: [suppresses('everywhere', 'Tuned Core')] },
    printed: [],
  }),
  event('Doomed Hull', {
    plays: [cardPlay(ship)],
    stays: true,
    inPlay: { triggers: [whenever('end of your turn', provided(lacks(shipHas('SHIELDS', 7)), [destroy(itsHost)]))] },
    printed: [],
  }),
  interrupt('Brief Shields', {
    plays: [anyTime(ship)],
    stays: true,
    inPlay: { rules: [modify('SHIELDS', plus(3), { reach: 'host' })], until: 'end of turn' },
    printed: [],
  }),
  interrupt('One Turn Shields', {
    plays: [anyTime(ship)],
    stays: true,
    inPlay: {
      rules: [modify('SHIELDS', plus(3), { reach: 'host' })],
      triggers: [whenever('end of your turn', discard(thisCard))],
    },
    printed: [],
  }),
  interrupt('Next Turn Shields', {
    plays: [anyTime(ship)],
    stays: true,
    inPlay: {
      rules: [modify('SHIELDS', plus(3), { reach: 'host' })],
      triggers: [whenever('end of next turn', discard(thisCard))],
    },
    printed: [],
  }),
  interrupt('Penalty', { plays: [anyTime(onTable)], text: [score(-5)], printed: [] }),
];
const libraries = (title: string, more = '') => `
  turn 3: P1, orders
  P1 mission: Excavation
  P1 table: ${title}
  P1 draw deck: Taitt, Calloway, Giusti, Mendon, McKnight, Worf
  P2 draw deck: Taitt, Calloway, Giusti, Mendon, McKnight, Worf
  ${more}`;

describe('texts that may be used so often', () => {
  test('B-23.12: once each turn is once in each of your turns', () => {
    const t = given(libraries('Daily Library'), { cards });
    t.P1.uses('Daily Library');
    now(t).holds('P1 hand: Taitt').doesNotOffer('P1 uses Daily Library');
    t.P1.uses('Daily Library');
    now(t).refused('B-23.12');
    t.P1.ends('turn');
    t.P1.uses('Daily Library');
    now(t).refused('B-23.12');
    t.P2.ends('turn');
    now(t).offers('P1 uses Daily Library');
  });

  test('B-23.12: another copy is another text', () => {
    const t = given(libraries('Daily Library, Daily Library'), { cards });
    t.P1.uses('Daily Library');
    t.P1.uses('Daily Library');
    now(t).holds('P1 hand: Taitt, Calloway');
    t.P1.uses('Daily Library');
    now(t).refused('B-23.12');
  });

  test('B-23.12: once every turn is once in a turn of either player', () => {
    const t = given(libraries('Open Library'), { cards });
    t.P1.uses('Open Library');
    t.P1.uses('Open Library');
    now(t).refused('B-23.12');
    t.P1.ends('turn');
    t.P2.ends('card play');
    t.P1.uses('Open Library');
    now(t).holds('P1 hand: Taitt, Calloway, Giusti');
  });

  test('B-23.13, B-23.15: once per game is by player and title, though the card leaves and returns', () => {
    const t = given(libraries('Grand Library, Grand Library', 'P1 hand: Kevin Uxbridge'), { cards });
    t.P1.uses('Grand Library');
    t.P1.uses('Grand Library #2');
    now(t).refused('B-23.13');
    t.P1.plays('Kevin Uxbridge on Grand Library');
    t.P1.ends('turn');
    t.P2.ends('turn');
    t.P1.uses('Grand Library #2');
    now(t).refused('B-23.13').doesNotOffer('P1 uses Grand Library #2');
  });

  test('B-23.13: the other player may use the same title', () => {
    const t = given(libraries('Grand Library', 'P2 table: Grand Library'), { cards });
    t.P1.uses('Grand Library');
    t.P1.ends('turn');
    now(t).offers("P2 uses P2's Grand Library");
  });

  test('B-23.14: only while what it requires is there', () => {
    const t = given(libraries('Guarded Library', 'P1 hand: Data'), { cards });
    t.P1.uses('Guarded Library');
    now(t).refused('B-23.14');
    const met = given(libraries('Guarded Library', 'P1 planet Excavation: Richard Galen'), { cards });
    met.P1.uses('Guarded Library');
    now(met).holds('P1 hand: Taitt');
  });

  test('B-23.16: not from the hand', () => {
    const t = given(libraries('Red Alert!', 'P1 hand: Daily Library'), { cards });
    t.P1.uses('Daily Library');
    now(t).refused('B-23.16');
  });
});

describe('numbers', () => {
  const flagship = (...on: readonly string[]) =>
    given(`P1 mission: Excavation\nP1 ship: Runabout (${on.join(', ')}) at Excavation aboard Calloway`, { cards });

  test('B-23.1: set first, then added, then multiplied, in whatever order the cards came', () => {
    now(flagship('Overdrive', 'Booster', 'Tuned Core')).holds('RANGE of Runabout: 10');
    now(flagship('Tuned Core', 'Booster', 'Overdrive')).holds('RANGE of Runabout: 10');
    now(flagship('Booster', 'Overdrive')).holds('RANGE of Runabout: 16');
  });

  test('B-23.1: limits come last', () => {
    const t = given('P1 mission: Excavation\nP1 ship: Runabout [damaged] (Booster, Overdrive) at Excavation', {
      cards,
    });
    now(t).holds('RANGE of Runabout: 5');
  });

  test('B-23.2: of several that set it the latest applies', () => {
    now(flagship('Tuned Core', 'Retuned Core')).holds('RANGE of Runabout: 6');
    now(flagship('Retuned Core', 'Tuned Core')).holds('RANGE of Runabout: 4');
  });

  test('B-24.3: a text that is switched off changes no number, and works again afterwards', () => {
    const t = given(
      `
       P1 mission: Excavation
       P1 ship: Runabout (Tuned Core) at Excavation aboard Calloway
       P1 table: Core Damper
       P1 hand: Kevin Uxbridge`,
      { cards },
    );
    now(t).holds('RANGE of Runabout: 7\nin play: Tuned Core');
    t.P1.plays('Kevin Uxbridge on Core Damper');
    now(t).holds('RANGE of Runabout: 4');
  });

  test('B-26.1: a score may be negative', () => {
    const t = given('P1 mission: Excavation\nP1 planet: Richard Galen\nP1 hand: Penalty', { cards });
    t.P1.plays('Penalty');
    now(t).holds('P1 score: -5');
    t.P1.attempts('Excavation');
    now(t).holds('P1 score: 20');
  });
});

describe('how long an effect lasts', () => {
  const docked = (player: 'P1' | 'P2', card: string, on = '') => `
    P1 mission: Excavation
    ${player} ship: Runabout${on} at Excavation aboard Calloway
    ${player} hand: ${card}`;

  test('B-23.9: until end of turn ends after the end-of-turn effects', () => {
    const t = given(docked('P1', 'Brief Shields', ' (Doomed Hull)'), { cards });
    t.P1.plays('Brief Shields on Runabout');
    now(t).holds('SHIELDS of Runabout: 8');
    t.P1.ends('turn');
    now(t).holds('in play: Runabout\nSHIELDS of Runabout: 5');
    const without = given(docked('P1', 'Brief Shields', ' (Doomed Hull)'), { cards });
    without.P1.ends('turn');
    now(without).holds('not in play: Runabout');
  });

  test('B-23.11: for one turn is the current turn of yours, or your next one', () => {
    const own = given(docked('P1', 'One Turn Shields'), { cards });
    own.P1.plays('One Turn Shields on Runabout');
    own.P1.ends('turn');
    now(own).holds('SHIELDS of Runabout: 5');
    const other = given(docked('P2', 'One Turn Shields'), { cards });
    other.P2.plays('One Turn Shields on Runabout');
    other.P1.ends('turn');
    now(other).holds('SHIELDS of Runabout: 8');
    other.P2.ends('turn');
    now(other).holds('SHIELDS of Runabout: 5');
  });

  test('B-25.3: the next turn alone is the next turn of either player', () => {
    const t = given(docked('P1', 'Next Turn Shields'), { cards });
    t.P1.plays('Next Turn Shields on Runabout');
    t.P1.ends('turn');
    now(t).holds('SHIELDS of Runabout: 8');
    t.P2.ends('turn');
    now(t).holds('SHIELDS of Runabout: 5');
  });
});
