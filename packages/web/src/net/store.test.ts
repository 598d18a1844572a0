import type { Choice, Decision, Option, View, OptionOf } from '@spaceline/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commitStacks, pass, touch } from '../board/actions.ts';
import { goOn, presentBy } from './held-back.ts';
import { dropAnswered } from './kept-plan.ts';
import { decisionNow, follow, leave, sendAct, useTable } from './store.ts';
import { usualHere } from '../stops/stops.ts';
import { useStops } from '../stops/store.ts';
import type { ClientMessage, Update } from './wire.ts';

/** The server's end of the line, in the hands of the test. */
class ServerEnd {
  static latest: ServerEnd;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly heard: ClientMessage[] = [];
  readonly address: URL;
  constructor(address: URL) {
    this.address = address;
    ServerEnd.latest = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const choices = (): readonly Choice[] =>
  ServerEnd.latest.heard.flatMap((message) => (message.t === 'choose' ? [message.choice] : []));

const option = <V extends Option['do']>(verb: V, more: Partial<OptionOf<V>> = {}): Option =>
  ({ do: verb, card: -1, on: -1, to: -1, way: -1, ...more }) as Option;
const stacks = [
  { on: 10, from: [1, 2, 3] },
  { on: 11, from: [2, 3] },
];
const seeding: Decision = {
  id: 5,
  player: 0,
  kind: 'seed stacks',
  source: -1,
  options: [option('seed stacks', { stacks })],
};
const responding: Decision = { id: 5, player: 0, kind: 'respond', source: -1, options: [option('pass')] };

// As much of a view as this room reads. The missions are the other player's: what is not under them may be seeded later.
const cards = [10, 11].map((id) => ({ id, owner: 1 }));
const view = (phase: View['phase']): View =>
  ({ phase, active: 1, cards, spaceline: [], remembered: [], players: [] }) as unknown as View;
const news = (since: number, seq: number, decisions: Decision[], phase: View['phase']): Update => ({
  t: 'update',
  match: 'm1',
  seer: 0,
  since,
  seq,
  view: view(phase),
  decisions,
  events: [],
});

function join(decision: Decision, phase: View['phase'], seq = 5): void {
  follow('m1', 'secret');
  ServerEnd.latest.onopen?.();
  ServerEnd.latest.says(news(-1, seq, [decision], phase));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', ServerEnd);
  vi.stubGlobal('location', new URL('http://table.test/'));
  vi.stubGlobal('window', new EventTarget());
  useTable.setState({ autoPass: true });
});
afterEach(() => {
  leave();
  dropAnswered({ match: 'm1', decisions: [] });
  vi.useRealTimers();
});

const plan = () => useTable.getState().selection.stacks;
const plannedHere = [
  { on: 10, cards: [1, 2] },
  { on: 11, cards: [] },
];
function planTwo(): void {
  for (const touched of [1, 10, 2, 10, 3]) touch(touched);
}

describe('both players build their stacks', () => {
  beforeEach(() => join(seeding, 'dilemmas'));

  test('the other one being first leaves plan, selection and question as they are, and nothing is sent', () => {
    planTwo();
    const before = useTable.getState().selection;
    expect(before).toMatchObject({ focus: 3, stacks: plannedHere });
    ServerEnd.latest.says(news(5, 6, [seeding], 'dilemmas'));
    expect(useTable.getState().selection).toBe(before);
    expect(decisionNow(useTable.getState())?.id).toBe(5);
    expect(choices()).toEqual([]);
  });

  test('a plan that was sent is sent once, whatever the other does meanwhile', () => {
    planTwo();
    commitStacks();
    ServerEnd.latest.says(news(5, 6, [seeding], 'dilemmas'));
    commitStacks();
    expect(choices()).toEqual([expect.objectContaining({ decision: 5, stacks: [{ on: 10, cards: [1, 2] }] })]);
    expect(decisionNow(useTable.getState())).toBeUndefined();
    expect(plan()).toEqual(plannedHere);
  });

  test('a plan that is refused is there to be changed', () => {
    planTwo();
    commitStacks();
    const refusal = { code: 'refused/copies', what: 'No', why: 'two copies', clause: 'B-8.1' };
    ServerEnd.latest.says({ t: 'refused', match: 'm1', refusal, decision: seeding });
    ServerEnd.latest.says(news(5, 6, [seeding], 'dilemmas'));
    expect(plan()).toEqual(plannedHere);
    expect(useTable.getState().table?.refusal).toEqual(refusal);
    commitStacks();
    expect(choices()).toHaveLength(2);
  });

  test('who comes back finds the plan, until it was committed', () => {
    planTwo();
    join(seeding, 'dilemmas', 6);
    expect(plan()).toEqual(plannedHere);
    expect(useTable.getState().selection.focus).toBe(-1);
    commitStacks();
    // Not heard yet: whoever comes back now finds it still.
    join(seeding, 'dilemmas', 6);
    expect(plan()).toEqual(plannedHere);
    commitStacks();
    ServerEnd.latest.says(news(6, 7, [], 'dilemmas'));
    join(seeding, 'dilemmas', 7);
    expect(plan()).toEqual(plannedHere.map(({ on }) => ({ on, cards: [] })));
  });
});

describe('the client passes', () => {
  beforeEach(() => join(responding, 'play'));

  test('once, though news come before and after it has', () => {
    ServerEnd.latest.says(news(5, 6, [responding], 'play'));
    vi.advanceTimersByTime(500);
    ServerEnd.latest.says(news(6, 7, [responding], 'play'));
    vi.advanceTimersByTime(500);
    expect(choices()).toEqual([expect.objectContaining({ decision: 5, do: 'pass' })]);
  });

  test('once, though it was refused or went wrong: then the player is asked', () => {
    vi.advanceTimersByTime(500);
    ServerEnd.latest.says({ t: 'error', code: 'server/failed', what: 'It failed', why: 'the disk is full' });
    vi.advanceTimersByTime(5_000);
    expect(choices()).toHaveLength(1);
    expect(useTable.getState().passing).toBe(false);
    pass();
    expect(choices()).toHaveLength(2);
  });

  test('not after the player has', () => {
    pass();
    ServerEnd.latest.says(news(5, 6, [responding], 'play'));
    vi.advanceTimersByTime(500);
    expect(choices()).toHaveLength(1);
  });

  test('again at the next question', () => {
    vi.advanceTimersByTime(500);
    ServerEnd.latest.says(news(5, 6, [{ ...responding, id: 6 }], 'play'));
    vi.advanceTimersByTime(500);
    expect(choices().map(({ decision }) => decision)).toEqual([5, 6]);
  });
});

describe('while what happened is still being shown, the client passes', () => {
  const respondingAt = (id: number): Decision => ({ ...responding, id });
  const ownTurn: Decision = { ...responding, id: 8, kind: 'action', options: [option('pass'), option('report')] };
  let shown = 5;
  const showUpTo = (seq: number): void => {
    shown = seq;
    goOn();
    vi.advanceTimersByTime(2_000);
  };
  beforeEach(() => {
    shown = 5;
    presentBy({ hear: () => undefined, upTo: () => shown, leave: () => undefined });
    join({ ...responding, player: 1 }, 'play');
    for (const id of [6, 7]) {
      ServerEnd.latest.says(news(id - 1, id, [respondingAt(id)], 'play'));
      vi.advanceTimersByTime(2_000);
    }
    ServerEnd.latest.says({ ...news(7, 8, [ownTurn], 'play'), view: { ...view('play'), active: 0 } });
    vi.advanceTimersByTime(2_000);
  });
  afterEach(() => {
    useStops.setState({ stops: usualHere });
    presentBy({ hear: () => undefined, upTo: () => Infinity, leave: () => undefined });
  });

  test('each question once, and asks for the turn when it has come into sight', () => {
    for (const seq of [6, 7]) {
      showUpTo(seq);
      expect(useTable.getState().passing).toBe(true);
    }
    showUpTo(8);
    expect(choices().map(({ decision }) => decision)).toEqual([6, 7]);
    expect(useTable.getState().passing).toBe(false);
    expect(decisionNow(useTable.getState())?.id).toBe(8);
  });

  test("never one's own turn, though an answer came too late and the turn was told with that", () => {
    // On the table in sight it would be an opportunity in the opponent's turn.
    useStops.setState({ stops: { ...usualHere, moments: { ...usualHere.moments, 'their turn': 'never' } } });
    showUpTo(6);
    const refusal = { code: 'refused/stale', what: 'No', why: 'it is too late', clause: 'B-12.5' };
    ServerEnd.latest.says({ t: 'refused', match: 'm1', refusal, decision: ownTurn });
    vi.advanceTimersByTime(2_000);
    expect(choices().map(({ decision }) => decision)).toEqual([6, 7]);
    showUpTo(8);
    expect(decisionNow(useTable.getState())?.id).toBe(8);
  });
});

test('a request of the player is not ended by a pass that nobody gave', () => {
  join(responding, 'play');
  const { length } = choices();
  const waiting = { by: 0, asked: 6, request: { what: 'take back', to: 1 } } as const;
  const standing = { backs: 0, back: [], waiting } as unknown as NonNullable<Update['standing']>;
  ServerEnd.latest.says({ ...news(5, 6, [responding], 'play'), standing });
  vi.advanceTimersByTime(10_000);
  expect([choices().length, useTable.getState().passing]).toEqual([length, false]);
  // The other has answered.
  ServerEnd.latest.says(news(6, 7, [responding], 'play'));
  vi.advanceTimersByTime(10_000);
  expect(choices().at(-1)).toMatchObject({ decision: 5, do: 'pass' });
  expect(choices().length).toBe(length + 1);
});

test('a pass that another window of the same person gave first is no matter of the player; an answer by hand is', () => {
  const refusal = { code: 'refused/stale', what: 'You cannot pass', why: 'it was answered', clause: 'B-12.6' };
  const late = () => ServerEnd.latest.says({ t: 'refused', match: 'm1', refusal });
  join(responding, 'play');
  vi.advanceTimersByTime(5_000);
  expect(choices().at(-1)).toMatchObject({ do: 'pass' });
  ServerEnd.latest.says(news(5, 6, [], 'play'));
  late();
  expect(useTable.getState().table?.refusal).toBeUndefined();
  useTable.setState({ autoPass: false });
  ServerEnd.latest.says(news(6, 7, [{ ...responding, id: 7 }], 'play'));
  pass();
  vi.advanceTimersByTime(5_000);
  ServerEnd.latest.says(news(7, 8, [], 'play'));
  late();
  expect(useTable.getState().table?.refusal).toEqual(refusal);
});

describe('between two people a pass tells nothing by its time', () => {
  const people = { players: [{ bot: false }, { bot: false }] } as unknown as ReturnType<
    typeof useTable.getState
  >['facts'];
  const happened = [{ e: 'passed', player: 1, card: -1, on: -1, n: 0, word: '', cards: [], names: {} }];
  /** Something that could be done instead: the client asks, and the player passes at once. */
  const able: Decision = {
    ...responding,
    id: 6,
    options: [option('pass'), option('play', { card: 1, on: { card: 2 } } as never)],
  };
  const unable: Decision = { ...responding, id: 6 };

  /** Milliseconds from the news to the pass, which the client gives by itself or the player at once. */
  function passesAfter(decision: Decision): number {
    join(responding, 'play');
    useTable.setState({ facts: people, autoPass: decision === unable });
    ServerEnd.latest.says({ ...news(5, 6, [decision], 'play'), events: happened });
    if (decision === able) pass();
    for (let after = 0; ; after += 10) {
      if (choices().some(({ decision: id, do: verb }) => id === 6 && verb === 'pass')) return after;
      expect(after).toBeLessThan(3_000);
      vi.advanceTimersByTime(10);
    }
  }

  test.each([0, 0.5, 0.99])('whether one could have answered or not', (drawn) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const byItself = passesAfter(unable);
    expect(byItself).toBeGreaterThanOrEqual(500);
    expect(passesAfter(able)).toBe(byItself);
    vi.restoreAllMocks();
  });
});

describe('what is done about the game', () => {
  const acts = () => ServerEnd.latest.heard.filter(({ t }) => t === 'act');
  const takeBack = (): void => sendAct({ act: 'take back', to: 3 });
  beforeEach(() => {
    join(seeding, 'dilemmas');
    takeBack();
  });

  test('is done once, however often the button is pressed', () => {
    takeBack();
    expect(acts()).toEqual([{ t: 'act', match: 'm1', act: { act: 'take back', to: 3 } }]);
  });

  test('can be done again after news', () => {
    ServerEnd.latest.says(news(5, 6, [seeding], 'dilemmas'));
    takeBack();
    expect(acts()).toHaveLength(2);
  });

  test('can be done again when it went wrong', () => {
    ServerEnd.latest.says({ t: 'error', code: 'act/not-now', what: 'It cannot be done', why: 'nothing was done yet' });
    takeBack();
    expect(acts()).toHaveLength(2);
  });
});

test('an answer given while the line is down is given once when it is back', () => {
  join(seeding, 'dilemmas');
  planTwo();
  ServerEnd.latest.onclose?.();
  commitStacks();
  commitStacks();
  vi.advanceTimersByTime(2_000);
  const second = ServerEnd.latest;
  second.onopen?.();
  expect(choices()).toEqual([]);
  second.says(news(5, 6, [seeding], 'dilemmas'));
  second.says(news(6, 7, [seeding], 'dilemmas'));
  expect(choices()).toHaveLength(1);
});

describe('a match of other rules', () => {
  const problem = { code: 'match/other-rules', what: 'The match cannot be played on here', why: 'of other rules' };
  const recorded = (rules: string) => ({
    t: 'recorded',
    match: 'm9',
    seer: 0,
    since: -1,
    seq: 3,
    events: [],
    problem,
    rules,
  });
  const answered = () => {
    vi.advanceTimersByTime(60_000);
    ServerEnd.latest.onopen?.();
    return ServerEnd.latest;
  };

  test('is looked for where its rules are, shown if it is not there, and goes on when it is', () => {
    follow('m9', 'secret');
    const first = ServerEnd.latest;
    first.onopen?.();
    expect(first.address.href).toBe('ws://table.test/ws');
    first.says(recorded('4-old'));
    expect(useTable.getState().table?.recorded).toBeUndefined();
    const second = answered();
    expect(second.address.href).toBe('ws://table.test/ws?rules=4-old');
    second.says(recorded('4-old'));
    expect(useTable.getState().table?.recorded).toEqual(problem);
    const third = answered();
    expect(third).not.toBe(second);
    expect(third.heard).toEqual([{ t: 'join', match: 'm9', token: 'secret', since: 3 }]);
    third.says({ ...news(3, 3, [responding], 'play'), match: 'm9' });
    expect(useTable.getState().table).toMatchObject({ seq: 3, decisions: [responding] });
    expect(useTable.getState().table).not.toHaveProperty('recorded');
    expect(useTable.getState().status).toBe('open');
  });

  test('is not looked for any more once it is over', () => {
    follow('m9', 'secret');
    const first = ServerEnd.latest;
    first.onopen?.();
    first.says({ ...recorded('4-other'), over: { winner: 1, reason: 'conceded' } });
    expect(useTable.getState().table?.over).toEqual({ winner: 1, reason: 'conceded' });
    vi.advanceTimersByTime(15_000);
    expect(ServerEnd.latest).toBe(first);
  });
});
