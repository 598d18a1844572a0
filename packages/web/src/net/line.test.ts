import { beforeEach, describe, expect, test } from 'vitest';
import { Line, waitBefore } from './line.ts';
import type { LineStatus, Socket } from './line.ts';
import type { ServerMessage } from './wire.ts';

/** A socket whose other end is the test. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: unknown[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen?.call(this as never, new Event('open'));
  }
  says(message: unknown) {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  breaks() {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

interface Later {
  readonly run: () => void;
  readonly ms: number;
}

const update = { t: 'update', match: 'm1', seq: 5, since: 5 };

let wires: Wire[];
let heard: (readonly [ServerMessage['t'], boolean])[];
let statuses: LineStatus[];
let planned: Set<Later>;
let since: number;

const start = (): Line =>
  new Line({
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    greeting: () => ({ t: 'join', match: 'm1', token: 'secret', since }),
    onMessage: (message, resumed) => heard.push([message.t, resumed]),
    onStatus: (status) => statuses.push(status),
    later: (run, ms) => {
      const plan = { run, ms };
      planned.add(plan);
      return () => planned.delete(plan);
    },
    random: () => 0.5,
  });

const last = (): Wire => wires.at(-1)!;
/** The next thing planned comes to pass. */
function time(): number {
  const [plan] = planned;
  planned.delete(plan!);
  plan!.run();
  return plan!.ms;
}

beforeEach(() => {
  wires = [];
  heard = [];
  statuses = [];
  planned = new Set();
  since = -1;
});

describe('a line', () => {
  test('joins as soon as it is open and hands messages on', () => {
    start();
    last().opens();
    last().says({ t: 'hello', protocol: 2 });
    last().says(update);
    expect(last().sent).toEqual([{ t: 'join', match: 'm1', token: 'secret', since: -1 }]);
    expect(heard).toEqual([
      ['hello', false],
      ['update', false],
    ]);
    expect(statuses).toEqual(['connecting', 'open']);
  });

  test('drops what is no message', () => {
    start();
    last().opens();
    last().says([]);
    last().onmessage?.call(last() as never, { data: '{' } as MessageEvent);
    expect(heard).toEqual([]);
  });

  test('comes back with the last seq, and says once that it was away', () => {
    start();
    last().opens();
    last().says(update);
    since = 5;
    last().breaks();
    expect(statuses.at(-1)).toBe('lost');
    time();
    expect(wires).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ t: 'join', match: 'm1', token: 'secret', since: 5 }]);
    last().says({ t: 'hello', protocol: 2 });
    last().says(update);
    last().says(update);
    expect(heard.slice(1).map(([, resumed]) => resumed)).toEqual([false, true, false]);
  });

  test('waits longer after each failure, from the start again after a success', () => {
    start();
    const waits = [0, 1, 2, 3, 4, 5, 6].map(() => {
      last().breaks();
      return time();
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    last().opens();
    last().says(update);
    last().breaks();
    expect(time()).toBe(400);
  });

  test('does not wait when told that the network is back', () => {
    const line = start();
    last().breaks();
    line.retryNow();
    expect(wires).toHaveLength(2);
    line.retryNow();
    expect(wires).toHaveLength(2);
  });

  test('asks a silent server for a sign of life and gives it up when none comes', () => {
    start();
    last().opens();
    time();
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    const silent = last();
    time();
    expect(silent.closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
  });

  test('tries another server at once, then less and less often, and tells nobody of a loss', () => {
    const line = start();
    last().opens();
    expect(planned.size).toBe(1);
    const move = (): number => {
      const before = last();
      line.moveOn();
      // It is planned already, and what this server says meanwhile changes nothing of that.
      line.moveOn();
      const [, plan] = planned;
      planned.delete(plan!);
      plan!.run();
      expect(before.closed).toBe(true);
      last().opens();
      return plan!.ms;
    };
    expect([move(), move(), move()]).toEqual([0, 800, 1600]);
    for (let more = 0; more < 5; more += 1) move();
    expect(move()).toBe(30_000);
    expect(statuses).not.toContain('lost');
    last().says(update);
    // An answer under way may not have reached anybody.
    expect(heard).toEqual([['update', true]]);
    expect(move()).toBe(0);
    line.moveOn();
    last().breaks();
    expect(statuses.at(-1)).toBe('lost');
    expect(planned.size).toBe(1);
  });

  test('sends nothing while it is away and stays closed when closed', () => {
    const line = start();
    expect(line.send({ t: 'ping' })).toBe(false);
    last().opens();
    expect(line.send({ t: 'ping' })).toBe(true);
    line.close();
    expect(last().closed).toBe(true);
    expect(planned.size).toBe(0);
    expect(statuses.at(-1)).toBe('closed');
  });
});

test('waits are spread', () => {
  expect(waitBefore(0, () => 0)).toBe(300);
  expect(waitBefore(0, () => 1)).toBe(500);
});
