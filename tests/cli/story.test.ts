import { expect, test } from 'vitest';
import { fileWith, path, spaceline } from './run.ts';

const door = path('stories/17-dilemmas/impassable-door.story');
const title = 'story B-17.33: Impassable Door stops a team without Computer Skill';
const position = `${title}
P1 mission: Excavation / Impassable Door by P2
P1 planet Excavation: Jean-Luc Picard
P1 attempts Excavation
`;

test('spaceline story: code 0 if all stories hold', async () => {
  const { code, out } = await spaceline([
    'story',
    door,
    fileWith('held.story', `${position}then stopped: Jean-Luc Picard\n`),
  ]);
  expect([code, out]).toEqual([0, '2 passed, 0 failed\n']);
});

test('spaceline story: code 1 and the first difference if one does not hold', async () => {
  const wrong = fileWith('wrong.story', `${position}then not stopped: Jean-Luc Picard\n`);
  const { code, out } = await spaceline(['story', door, wrong]);
  expect(code).toBe(1);
  expect(out).toContain(`${wrong}:1: ${title.slice(6)}\n  line 5: `);
  expect(out).toMatch(/1 passed, 1 failed\n$/);
});

test('spaceline story: what is no story has code 2, and no other story is run', async () => {
  const prose = fileWith('prose.story', 'Once upon a time\n');
  const { code, out, err } = await spaceline(['story', door, prose]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`spaceline: ${prose}: line 1: A story begins with its title: story B-16.1: …\n`);
  const empty = await spaceline(['story', fileWith('empty.story', '')]);
  expect([empty.code, empty.out, empty.err]).toEqual([2, '', expect.stringContaining('There is no story here.')]);
});

test('spaceline story: a missing file has code 2', async () => {
  const { code, out, err } = await spaceline(['story', 'nowhere.story']);
  expect([code, out, err]).toEqual([2, '', 'spaceline: nowhere.story: there is no such file\n']);
});
