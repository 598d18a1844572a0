import type { Choice, Decision, SeenEvent, View } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { changeOf } from '@spaceline/protocol';
import { dismiss, openDecision, openTable, receive } from './table.ts';
import type { Table } from './table.ts';
import type { Recorded, Update } from './wire.ts';

const event = (n: number): SeenEvent => ({
  e: 'turn begun',
  player: 0,
  card: -1,
  on: -1,
  n,
  cards: [],
  word: '',
  action: 0,
  names: {},
});
const decision: Decision = { id: 4, player: 0, kind: 'action', source: -1, options: [] };
const choice: Choice = { decision: 4, player: 0, do: 'pass', card: -1, on: -1, to: -1, way: -1, cards: [] };
// The reducer hands views on without looking into them.
const view = { phase: 'play' } as View;

const update = (since: number, seq: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  match: 'm1',
  seer: 0,
  since,
  seq,
  view,
  decisions: [],
  events: Array.from({ length: seq - Math.max(0, since) }, (_, at) => event(Math.max(0, since) + at)),
  ...more,
});

const at = (seq: number, more: Partial<Table> = {}): Table => ({
  ...receive(openTable('m1'), update(-1, seq)).table,
  ...more,
});
const seen = ({ log }: Table): readonly number[] => log.map(({ n }) => n);

describe('updates', () => {
  test('the first one brings everything', () => {
    const { table } = receive(openTable('m1'), update(-1, 3));
    expect(table).toMatchObject({ seq: 3, seat: 0, view });
    expect(seen(table)).toEqual([0, 1, 2]);
  });

  test('the next one continues the log', () => {
    expect(seen(receive(at(2), update(2, 4)).table)).toEqual([0, 1, 2, 3]);
  });

  test('one that begins later than we are is refused and the match is joined again', () => {
    const table = at(2);
    expect(receive(table, update(3, 4))).toEqual({ table, rejoin: true });
  });

  test('one that overlaps what we have is not appended twice', () => {
    const table = at(4);
    expect(receive(table, update(2, 4))).toEqual({ table });
    expect(receive(table, update(2, 6))).toEqual({ table, rejoin: true });
  });

  test('a whole one replaces the log', () => {
    expect(seen(receive(at(4), update(-1, 2)).table)).toEqual([0, 1]);
  });

  test('one that tells only what has changed is whole again', () => {
    const before = update(-1, 2, { decisions: [decision], outlook: [] });
    const after = update(2, 3, { over: { reason: 'points' }, view: { phase: 'over' } as View });
    const { t: _, match, since, seq, events, ...standing } = after;
    const change = { t: 'change', match, since, seq, events, change: changeOf(before, standing) } as const;
    const { table } = receive(openTable('m1'), before);
    expect(receive(table, change)).toEqual(receive(table, after));
    expect(receive(table, { ...change, match: 'm2' })).toEqual({ table });
    // What does not follow on what is there is asked for whole, unless it was there before.
    for (const [one, missed] of [
      [at(1), true],
      [{ ...at(2), last: { ...before, view: 5 as never } }, true],
      [openTable('m1'), true],
      [at(3), false],
      [at(5), false],
    ] as const)
      expect(receive(one, { ...change, change: { view: { phase: ['over'] } } })).toEqual({
        table: one,
        ...(missed ? { rejoin: true } : {}),
      });
  });

  test('one of another match changes nothing', () => {
    const table = at(2);
    expect(receive(table, update(2, 3, { match: 'm2' }))).toEqual({ table });
  });

  test('the end of the game closes all questions', () => {
    const { table } = receive(at(2), update(2, 3, { decisions: [decision], over: { reason: 'points', winner: 1 } }));
    expect(table.over).toEqual({ reason: 'points', winner: 1 });
    expect(openDecision(table)).toBeUndefined();
  });
});

describe('answers', () => {
  const waiting = at(2, { decisions: [decision], sent: choice });

  test('while one is under way nothing is asked', () => {
    expect(openDecision(waiting)).toBeUndefined();
    expect(openDecision({ ...at(2), decisions: [decision] })).toBe(decision);
    expect(openDecision({ ...at(2), decisions: [{ ...decision, player: 1 }] })).toBeUndefined();
  });

  test('the update that follows acknowledges it', () => {
    const next = { ...decision, id: 5 };
    const { table, resend } = receive(waiting, update(2, 3, { decisions: [next] }));
    expect(table.sent).toBeUndefined();
    expect(resend).toBeUndefined();
    expect(openDecision(table)).toBe(next);
  });

  test('news of the other player leave it under way', () => {
    const { table, resend } = receive(waiting, update(2, 3, { decisions: [decision] }));
    expect(table.sent).toBe(choice);
    expect(resend).toBeUndefined();
  });

  test('an answer that was given twice does not free the next one', () => {
    const stale = { code: 'refused/stale', what: 'No', why: 'it is too late', clause: 'B-12.5' } as const;
    const next = { ...decision, id: 5 };
    const table = at(3, { decisions: [next], sent: { ...choice, decision: 5 } });
    expect(receive(table, { t: 'refused', match: 'm1', refusal: stale, decision: next }).table).toBe(table);
    // Another question is open by now: it is this answer that came too late, and the table to that question is fetched.
    const later = receive(table, { t: 'refused', match: 'm1', refusal: stale, decision: { ...next, id: 6 } });
    expect(later).toMatchObject({ rejoin: true, table: { refusal: stale, decisions: [] } });
    expect(later.table.sent).toBeUndefined();
  });

  test('giving up stays under way until the game is over, whoever is asked', () => {
    const concession = { ...choice, do: 'concede', decision: 2 } as const;
    const table = at(2, { sent: concession });
    const { table: news, resend } = receive(table, update(2, 3, { decisions: [{ ...decision, id: 3 }] }));
    expect(news.sent).toBe(concession);
    expect(resend).toBeUndefined();
    expect(receive(table, update(2, 2), true).resend).toBe(concession);
    const { table: over } = receive(table, update(2, 3, { over: { reason: 'conceded', winner: 1 } }));
    expect(over.sent).toBeUndefined();
  });

  test('lost with the connection, it is given again if the question is still open', () => {
    expect(receive(waiting, update(2, 2, { decisions: [decision] }), true).resend).toBe(choice);
    expect(receive(waiting, update(2, 3, { decisions: [] }), true).resend).toBeUndefined();
  });

  test('a refusal is kept with its clause until the next answer, and the question stays', () => {
    const refusal = { code: 'refused/not-offered', what: 'No', why: 'it is not offered', clause: 'B-1.1' } as const;
    const { table } = receive(waiting, { t: 'refused', match: 'm1', refusal, decision });
    expect(table.refusal).toBe(refusal);
    expect(openDecision(table)).toBe(decision);
    expect(dismiss(table).refusal).toBeUndefined();
    expect(receive(table, update(2, 3)).table.refusal).toBeUndefined();
  });

  test('news of the other player leave the refusal as long as the question is the same', () => {
    const refusal = { code: 'refused/stacks', what: 'No', why: 'two copies', clause: 'B-8.1' } as const;
    const { table } = receive(waiting, { t: 'refused', match: 'm1', refusal, decision });
    expect(receive(table, update(2, 3, { decisions: [decision] })).table.refusal).toBe(refusal);
    expect(receive(table, update(2, 3, { decisions: [{ ...decision, id: 3 }] })).table.refusal).toBeUndefined();
  });

  test('an error is kept too', () => {
    const error = {
      t: 'error',
      code: 'match/unknown',
      what: 'The match was not found',
      why: 'there is no match m1',
    } as const;
    const { table } = receive(waiting, error);
    expect(table.problem).toEqual({ code: error.code, what: error.what, why: error.why });
    expect(table.sent).toBeUndefined();
  });
});

describe('a match of other rules', () => {
  const problem = { code: 'match/other-rules', what: 'The match cannot be played on here', why: 'of other rules' };
  const record = (since: number, seq: number, more: Partial<Recorded> = {}): Recorded => {
    const { view: _, decisions: __, ...rest } = update(since, seq);
    return { ...rest, t: 'recorded', problem, ...more };
  };

  test('has a log and no view', () => {
    const { table } = receive(openTable('m1'), record(-1, 3));
    expect(table).toMatchObject({ seq: 3, seat: 0, recorded: problem, decisions: [] });
    expect(table.view).toBeUndefined();
    expect(seen(table)).toEqual([0, 1, 2]);
    const over = { winner: 1, reason: 'conceded' } as const;
    const { table: later } = receive(table, record(3, 4, { over }));
    expect([seen(later), later.over]).toEqual([[0, 1, 2, 3], over]);
  });

  test('takes the place of a table whose server got other rules meanwhile, and an answer under way is kept for one that has its rules', () => {
    const { table, resend } = receive(at(2, { decisions: [decision], sent: choice }), record(2, 2), true);
    expect([table.view, table.sent, table.decisions, resend]).toEqual([undefined, choice, [], undefined]);
    expect(seen(table)).toEqual([0, 1]);
    expect(receive(table, update(2, 2, { decisions: [decision] }), true).resend).toEqual(choice);
    const over = { winner: 1, reason: 'conceded' } as const;
    expect(receive(table, record(2, 3, { over })).table.sent).toBeUndefined();
    expect(receive(table, update(2, 3)).table).toMatchObject({ view, seq: 3 });
    expect(receive(table, update(2, 3)).table.recorded).toBeUndefined();
  });

  test('is joined again where events are missing', () => {
    expect(receive(at(2), record(3, 5)).rejoin).toBe(true);
    expect(receive(at(2), record(0, 1))).toEqual({ table: at(2) });
    expect(receive(at(2), record(-1, 5, { match: 'm2' }))).toEqual({ table: at(2) });
  });
});
