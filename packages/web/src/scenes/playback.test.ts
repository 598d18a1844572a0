import type { EventName, SeenEvent, View } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { noStory } from './act.ts';
import { encounterRank, lastRank } from './beats.ts';
import {
  actNow,
  advance,
  crowdNow,
  goOn,
  hurry,
  isBusy,
  isTheirTurn,
  isWaiting,
  noPlayback,
  pause,
  rankNow,
  showAgain,
  skip,
  skipToMyTurn,
} from './playback.ts';
import type { Playback } from './playback.ts';
import { turnBudget } from './skimming.ts';
import { told } from './story.ts';

const event = (e: EventName, parts: object = {}): SeenEvent =>
  ({ e, player: 1, card: 5, on: 7, n: -1, cards: [], word: '', action: 1, names: {}, ...parts }) as SeenEvent;
const view = { seq: 1, spaceline: [], underWay: [], players: [{ score: 0 }, { score: 0 }] } as unknown as View;

const hear = (playback: Playback, ...events: readonly SeenEvent[]): Playback =>
  goOn(playback, told(playback.story, { seq: 1, view, events }), 0, false);
const toTheEnd = (playback: Playback): Playback => {
  let now = playback;
  for (let n = 0; n < 50; n += 1) now = advance(now);
  return now;
};

const met = [
  event('attempt begun', { cards: [1, 2], n: 2, card: -1 }),
  event('seed card revealed'),
  event('encountered', { cards: [1, 2], n: 2 }),
];
const failed = [
  event('conditions failed'),
  event('killed', { card: 1 }),
  event('stopped', { card: -1, cards: [2], n: 1 }),
  event('attempt ended', { card: -1, word: 'ended by a dilemma' }),
];

describe('an encounter', () => {
  test('is played beat by beat, waits while something is asked, and goes on with what came of it', () => {
    const begun = hear(noPlayback, ...met);
    expect(isBusy(begun)).toBe(true);
    const waiting = toTheEnd(begun);
    expect(isWaiting(waiting)).toBe(true);
    expect(pause(waiting, 'normal')).toBeUndefined();
    const on = hear(waiting, ...failed);
    expect(isBusy(on)).toBe(true);
    expect(rankNow(advance(on))).toBe(encounterRank.verdict);
    expect(actNow(toTheEnd(on))).toBeUndefined();
  });

  test('is hurried to its end picture first, and left with the next press', () => {
    const begun = hear(noPlayback, ...met, ...failed);
    const end = hurry(begun);
    const act = actNow(end);
    expect(act && lastRank(act)).toBe(rankNow(end));
    expect(pause(end, 'click')).toBeUndefined();
    expect(pause(end, 'fast')).toBeLessThan(pause(end, 'slow')!);
    expect(actNow(hurry(end))).toBeUndefined();
  });

  test('is skipped from the first moment on, except for what is still asked', () => {
    expect(actNow(skip(hear(noPlayback, ...met, ...failed)))).toBeUndefined();
    expect(isWaiting(skip(hear(noPlayback, ...met)))).toBe(true);
  });

  test('is shown again, and then all is as before', () => {
    const done = toTheEnd(hear(noPlayback, ...met, ...failed));
    const again = showAgain(done, 0);
    expect(actNow(again)?.kind).toBe('encounter');
    expect(actNow(toTheEnd(again))).toBeUndefined();
  });
});

describe('deeds', () => {
  const played = (action: number, player = 1) => event('played', { action, player, card: action });

  test('of the other player are shown, one’s own only if something comes of them', () => {
    expect(actNow(hear(noPlayback, played(1)))?.kind).toBe('deed');
    const own = hear(noPlayback, played(1, 0));
    expect(actNow(own)).toBeUndefined();
    expect(actNow(hear(own, event('nullified', { action: 1 })))?.kind).toBe('deed');
  });

  test('more than six at once are told together', () => {
    const six = [1, 2, 3, 4, 5, 6].map((action) => played(action));
    expect(crowdNow(hear(noPlayback, ...six))).toEqual([]);
    const seven = hear(noPlayback, ...six, played(7));
    expect(crowdNow(seven)).toHaveLength(7);
    expect(actNow(toTheEnd(seven))).toBeUndefined();
  });
});

describe('a turn of the other player', () => {
  const begun = (turn: number, player: number, action: number) =>
    event('turn begun', { n: turn, player, action, card: -1, on: -1 });
  const flew = (action: number) => event('flew', { action, card: action });
  /** A dilemma they meet, and what comes of it. */
  const meets = (card: number, ...came: readonly SeenEvent[]) => [
    event('attempt begun', { cards: [1, 2], n: 2, card: -1, action: card }),
    event('seed card revealed', { card, action: card }),
    event('encountered', { card, cards: [1, 2], n: 2, action: card }),
    ...came.map((one) => ({ ...one, action: card }) as SeenEvent),
  ];
  const overcome = (card: number) => meets(card, event('conditions met', { card }));
  /** The ranks at which each act is seen, and how long all of it takes. */
  const watched = (playback: Playback) => {
    const seen = new Map<number, number[]>();
    let [now, took] = [playback, 0];
    for (let n = 0; n < 200 && actNow(now); n += 1) {
      const { id } = actNow(now)!;
      seen.set(id, [...(seen.get(id) ?? []), rankNow(now)]);
      took += pause(now, 'fast') ?? 0;
      now = advance(now);
    }
    return { seen, took };
  };

  test('tells three moves in a row together, and two one by one', () => {
    const two = hear(noPlayback, begun(2, 1, 1), flew(2), flew(3));
    expect(crowdNow(two)).toEqual([]);
    expect(crowdNow(hear(two, flew(4)))).toHaveLength(3);
    const report = event('reported', { action: 2, card: 2 });
    expect(crowdNow(hear(noPlayback, begun(2, 1, 1), report, flew(3), flew(4)))).toEqual([]);
  });

  test('is skimmed when it is long: what was overcome by its end, what somebody died of whole', () => {
    const fatal = meets(30, ...failed.map((one) => (one.e === 'conditions failed' ? { ...one, card: 30 } : one)));
    const short = hear(noPlayback, begun(2, 1, 1), ...overcome(10));
    const [encounter] = watched(short).seen.values();
    expect(encounter!.length).toBeGreaterThan(2);
    const long = hear(noPlayback, begun(2, 1, 1), ...[10, 11, 12, 13].flatMap(overcome), ...fatal);
    const { seen, took } = watched(long);
    const ranksOf = (card: number) =>
      seen.get(long.story.acts.find((act) => act.kind === 'encounter' && act.card === card)!.id);
    expect(ranksOf(12)).toEqual([-1, encounterRank.outcome]);
    expect(ranksOf(30)).toEqual(
      expect.arrayContaining([encounterRank.turn, encounterRank.verdict, encounterRank.fate]),
    );
    expect(took).toBeLessThan(turnBudget / 2);
    // One's own are one's own.
    const own = hear(
      noPlayback,
      ...[10, 11, 12, 13].flatMap(overcome).map((one) => ({ ...one, player: 0 }) as SeenEvent),
    );
    expect([...watched(own).seen.values()][2]!.length).toBeGreaterThan(2);
  });

  test('is skipped to its end, with what is still to come; what is asked meanwhile is seen, and the next turn, too', () => {
    const skipped = skipToMyTurn(hear(noPlayback, begun(2, 1, 1), flew(2)));
    expect(actNow(skipped)).toBeUndefined();
    const later = hear(skipped, event('played', { action: 3, card: 3 }));
    expect(actNow(later)).toBeUndefined();
    const asked = hear(later, ...meets(10));
    expect(isWaiting(asked)).toBe(true);
    const over = hear(asked, event('conditions met', { card: 10, action: 10 }), flew(11), begun(3, 0, 12));
    expect(actNow(over)).toBeUndefined();
    expect(actNow(hear(over, begun(4, 1, 13), event('played', { action: 14, card: 14 })))?.kind).toBe('deed');
    // What is watched is theirs, although one's own turn has come meanwhile; nothing of that is lost.
    const behind = hear(noPlayback, begun(2, 1, 1), flew(2), begun(3, 0, 3), event('killed', { action: 4, card: 4 }));
    expect(isTheirTurn(behind)).toBe(true);
    const caughtUp = skipToMyTurn(behind);
    expect(actNow(caughtUp)).toBeUndefined();
    expect(isTheirTurn(caughtUp)).toBe(false);
    expect(actNow(hear(caughtUp, event('killed', { action: 5, card: 5 })))?.action).toBe(5);
    // In one's own turn there is nothing to skip but what waits.
    const mine = skipToMyTurn(hear(noPlayback, begun(3, 0, 1), event('played', { action: 2 })));
    expect(actNow(hear(mine, event('played', { action: 3, card: 3 })))?.kind).toBe('deed');
  });
});

test('what was seen some other way is not shown, and whoever comes back into an encounter finds it', () => {
  const story = told(noStory, { seq: 1, view, events: [...met, ...failed] });
  expect(actNow(goOn(noPlayback, story, 0, true))).toBeUndefined();
  expect(isWaiting(goOn(noPlayback, told(noStory, { seq: 1, view, events: met }), 0, true))).toBe(true);
});
