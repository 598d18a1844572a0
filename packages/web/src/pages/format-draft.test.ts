import { composeHouseFormat } from '@spaceline/formats';
import type { HouseDraft } from '@spaceline/formats';
import { topics } from '@spaceline/formats/topics';
import { describe, expect, test } from 'vitest';
import { buildOn, contradictions, drop, holding, rivals, toggle } from './format-draft.ts';

const draft = (more: Partial<HouseDraft> = {}): HouseDraft => ({
  name: 'Ours',
  over: 'otf',
  clauses: [],
  without: [],
  ...more,
});

const reading = (id: string) => {
  const found = topics
    .flatMap(({ readings }) => readings)
    .find(({ clauses }) => clauses.some((each) => each.id === id));
  if (!found) throw new Error(`There is no clause ${id}.`);
  return found;
};

describe('ticking', () => {
  test('adds a rule of another sheet, and unticking takes it away again', () => {
    const added = toggle(draft(), reading('R4-1.1'));
    expect(added).toEqual(draft({ clauses: ['R4-1.1'] }));
    expect(toggle(added, reading('R4-1.1'))).toEqual(draft());
  });

  test('leaves out a rule of the sheet below, and takes it back under the same id', () => {
    const left = toggle(draft({ over: 'modern' }), reading('OTF-5.1'));
    expect(left).toEqual(draft({ over: 'modern', without: ['MOD-5.1'] }));
    expect(toggle(left, reading('OTF-5.1'))).toEqual(draft({ over: 'modern' }));
  });

  test('unticks a rule named by two sheets as a whole', () => {
    const twice = draft({ clauses: ['MOD-5.1'] });
    expect(holding(toggle(twice, reading('OTF-5.1'))).has('MOD-5.1')).toBe(false);
    expect(holding(toggle(twice, reading('OTF-5.1'))).has('OTF-5.1')).toBe(false);
  });

  test('makes what the format makes of the draft', () => {
    const made = toggle(toggle(draft(), reading('OTF-6.1')), reading('R4-6.1'));
    const house = composeHouseFormat(made);
    expect(house.ok && house.format.clauses.map(({ id }) => id).toSorted()).toEqual([...holding(made)].toSorted());
  });
});

test('on another base, what was added or left out stays where it means anything', () => {
  const made = draft({ clauses: ['R4-1.1', 'MOD-4.1'], without: ['OTF-6.1'] });
  expect(buildOn(made, 'modern')).toEqual(draft({ over: 'modern', clauses: ['R4-1.1'] }));
});

test('contradictions name both clauses, and dropping one ends them', () => {
  const made = toggle(draft(), reading('MOD-4.1'));
  expect(contradictions(made)).toEqual([
    { ids: ['OTF-4.1', 'MOD-4.1'], sentence: expect.stringMatching(/^OTF-4\.1 and MOD-4\.1 contradict each other/) },
  ]);
  expect(contradictions(drop(made, ['OTF-4.1']))).toEqual([]);
  expect(contradictions(drop(made, ['MOD-4.1']))).toEqual([]);
  expect(drop(made, ['MOD-4.1'])).toEqual(draft());
});

test('the clauses a rule would contradict are known before it is ticked', () => {
  expect(rivals(draft(), reading('MOD-4.1'))).toEqual(['OTF-4.1']);
  expect(rivals(draft(), reading('R4-3.0'))).toEqual(['OTF-1.1', 'OTF-1.7']);
  expect(rivals(draft(), reading('R4-1.1'))).toEqual([]);
});
