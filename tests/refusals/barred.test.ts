import type { Format, Refusal, State } from '@spaceline/engine';
import { choose, drawback, isRefusal, option, outlook, sentence, view } from '@spaceline/engine';
import { clause, ground } from '@spaceline/engine/format';
import { open } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';

/** A player who may attempt a mission and not complete it is told why: before, meanwhile and afterwards. */

const told = (s: State, title: string): Refusal | undefined => {
  const at = s.locations.find((l) => s.fixed.cards[l.id].def.title === title)!.id;
  return drawback(s, 0, choose({ id: s.seq, player: 0 }, option('attempt', -1, at, 0)));
};

const table = (marks: string) =>
  given(`
    turn 3: P1, orders
    P1 mission: Excavation${marks}
    P1 planet: Richard Galen
  `).table;

test('B-16.39: asked about the attempt, the table says that it is legal and leads to nothing', () => {
  const but = told(table(' / barred: P1').state, 'Excavation');
  expect(isRefusal(but) && sentence(but)).toBe(
    'P1 cannot complete Excavation: a mis-seed of your own was revealed there, so that you may not complete that ' +
      'mission any more. [B-16.39]',
  );
});

test('B-16.39: opposite: nobody is barred where nothing was seeded wrongly, nor by what the other player seeded', () => {
  expect(told(table('').state, 'Excavation')).toBeUndefined();
  expect(told(table(' / barred: P2').state, 'Excavation')).toBeUndefined();
});

test('B-16.39: the outlook of a team tells it beside what the team brings', () => {
  const [one] = outlook(table(' / barred: P1').state, 0);
  expect(one).toMatchObject({ barred: { clause: 'B-16.39' }, requirements: { met: true } });
  expect(outlook(table('').state, 0)[0]).not.toHaveProperty('barred');
});

test('B-16.39: while the attempt is under way only its own player is told', () => {
  const at = given(`
    turn 3: P1, orders
    P1 mission: Excavation / Microvirus by P2 / barred: P1
    P1 planet: Richard Galen, Data, Worf
    P2 hand: Amanda Rogers
  `).table;
  at.act(0, 'attempts Excavation', 0);
  const attempts = ([0, 1] as const).map((seer) => view(at.state, seer).underWay.find(({ is }) => is === 'attempt'));
  expect(attempts[0]).toHaveProperty('barred.clause', 'B-16.39');
  expect(attempts[1]).not.toHaveProperty('barred');
  at.act(0, 'concedes', 0);
});

/** A clause that lets missions be attempted which may not be completed. */
const noCompleting = ground('test-no-completing', 'T-1', 'the clause of this test bars it');
const barring: Format = {
  ...open,
  clauses: [
    clause('T-1', 'mission stealing', 'Nothing is completed.', { answers: { mayComplete: () => noCompleting } }),
  ],
};

test('B-28.14: a clause of the format that bars completing is told as it is', () => {
  const at = given('turn 3: P1, orders\nP1 mission: Excavation\nP1 planet: Richard Galen', { format: barring });
  expect(told(at.table.state, 'Excavation')).toMatchObject({ clause: 'T-1' });
  at.P1.attempts('Excavation');
  now(at).happened('Excavation attempt ended: barred by T-1');
});
