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
  isWaiting,
  noPlayback,
  pause,
  rankNow,
  showAgain,
  skip,
} from './playback.ts';
import type { Playback } from './playback.ts';
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

test('what was seen some other way is not shown, and whoever comes back into an encounter finds it', () => {
  const story = told(noStory, { seq: 1, view, events: [...met, ...failed] });
  expect(actNow(goOn(noPlayback, story, 0, true))).toBeUndefined();
  expect(isWaiting(goOn(noPlayback, told(noStory, { seq: 1, view, events: met }), 0, true))).toBe(true);
});
