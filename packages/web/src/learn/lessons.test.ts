import { allCards } from '@spaceline/cards';
import { choose, makePool } from '@spaceline/engine';
import type { Decision } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { seated } from '../local/computer.ts';
import { LocalTable } from '../local/local-table.ts';
import type { ServerMessage, Update } from '../net/wire.ts';
import { LessonGuide } from './guide.ts';
import { lessons } from './lessons.ts';
import positions from './positions.generated.json' with { type: 'json' };
import { shown } from './showing.ts';

const pool = makePool(allCards);

/** Sits down to a lesson and does what each step wants. */
function learn(lesson: (typeof lessons)[number]) {
  const stored = positions[lesson.id as keyof typeof positions];
  let step = 0;
  let now: Update | undefined;
  const told: ServerMessage[] = [];
  const guide = new LessonGuide(lesson, 0, (to) => (step = to));
  const table = new LocalTable({
    game: {
      match: 'local1',
      format: 'open',
      level: 'cadet',
      names: ['You', 'Coach'],
      choices: [],
      seed: stored.seed,
      decks: [stored.decks[0]!, stored.decks[1]!],
      position: stored.position,
      lesson: lesson.id,
    },
    pool,
    format: open,
    computer: seated(lesson.opponent),
    guide,
    send: (message) => {
      told.push(message);
      if (message.t === 'update') now = message;
    },
    keep: () => undefined,
  });
  const asked = (): Decision | undefined => now?.decisions[0];
  return { table, guide, asked, told, at: () => step, seen: () => now?.view, over: () => now?.over };
}

type Learning = ReturnType<typeof learn>;

/** Does what a step asks as it is shown. */
const doAsShown =
  (lesson: (typeof lessons)[number]) =>
  ({ table, asked, seen, at }: Learning): void => {
    const step = lesson.steps[at()]!;
    const decision = asked();
    expect(decision, `${step.title}: nobody is asked`).toBeDefined();
    const choice = shown(step, decision!, seen()!);
    expect(choice, `${step.title}: nothing is offered`).toBeDefined();
    table.hear({ t: 'choose', match: 'local1', choice: choice! });
  };

/** Knows what a step asks: it is behind one with one piece of news. */
const know = ({ table, guide, told, at }: Learning): void => {
  const [before, news] = [at(), told.length];
  guide.know();
  table.answerQuietly();
  expect(at()).toBe(before + 1);
  expect(told.slice(news).map(({ t }) => t)).toEqual(['update']);
};

describe.each(lessons)('$title', (lesson) => {
  test.each([
    ['done as it is shown', doAsShown(lesson)],
    ['known', know],
  ])('every step can be %s, and none is skipped', (_, does) => {
    const learning = learn(lesson);
    const { table, guide, told, at, over } = learning;
    table.hear({ t: 'join', match: 'local1', since: -1 });
    const visited: number[] = [];
    for (let clicks = 0; clicks < 60 && at() < lesson.steps.length; clicks += 1) {
      if (visited.at(-1) !== at()) visited.push(at());
      const step = lesson.steps[at()]!;
      if (step.kind === 'read') {
        guide.goOn();
        table.refresh();
        continue;
      }
      does(learning);
    }
    expect(told.filter(({ t }) => t === 'refused' || t === 'error')).toEqual([]);
    expect(visited).toEqual(lesson.steps.map((_, step) => step));
    expect(at()).toBe(lesson.steps.length);
    if (lesson.id === 'first-game') expect(over()).toMatchObject({ winner: 0 });
  });
});

/** Goes through a lesson as it is shown, but for what `otherwise` does at a step. */
function goThrough(id: string, otherwise?: (learning: Learning, title: string) => boolean): Learning {
  const lesson = lessons.find((one) => one.id === id)!;
  const learning = learn(lesson);
  const { table, guide, at } = learning;
  table.hear({ t: 'join', match: 'local1', since: -1 });
  for (let clicks = 0; clicks < 60 && at() < lesson.steps.length; clicks += 1) {
    const step = lesson.steps[at()]!;
    if (step.kind === 'read') {
      guide.goOn();
      table.refresh();
    } else if (!otherwise?.(learning, step.title)) doAsShown(lesson)(learning);
  }
  expect(at()).toBe(lesson.steps.length);
  return learning;
}

const happened = ({ told }: Learning): readonly string[] =>
  told.flatMap((message) =>
    message.t === 'update' ? message.events.map(({ e, player }) => `${player < 0 ? '' : `P${player + 1} `}${e}`) : [],
  );

const nullifiedIn = ({ told }: Learning): number =>
  told.flatMap((message) => (message.t === 'update' ? message.events : [])).filter(({ e }) => e === 'nullified').length;

test('the first game is a whole one: the table is seeded, both play a turn, and the second turn of one’s own wins', () => {
  const all = happened(goThrough('first-game'));
  const awaited = [
    'P1 mission placed',
    'P2 mission placed',
    'P1 seeded',
    'P2 seeded',
    'P1 facility seeded',
    'P2 facility seeded',
    'P1 turn begun',
    'P1 reported',
    'P1 drew',
    'P2 turn begun',
    'P2 reported',
    'P2 drew',
    'P1 turn begun',
    'P1 reported',
    'P1 mission completed',
  ];
  for (const one of all) if (one === awaited[0]) awaited.shift();
  expect(awaited, all.join(', ')).toEqual([]);
});

test('what the other player does is answered once and let happen once', () => {
  const learning = goThrough('responses-and-battle');
  expect(nullifiedIn(learning)).toBe(1);
  expect(learning.seen()!.players[0].piles.hand.length).toBeGreaterThan(0);
});

test('whoever answers where the coach would let it happen loses nothing by it', () => {
  const learning = goThrough('responses-and-battle', ({ table, asked }, title) => {
    const decision = asked();
    const answer = decision?.options.find((option) => option.do === 'play');
    if (title !== 'Let it happen' || !answer) return false;
    table.hear({ t: 'choose', match: 'local1', choice: choose(decision!, answer) });
    return true;
  });
  expect(nullifiedIn(learning)).toBe(2);
});
