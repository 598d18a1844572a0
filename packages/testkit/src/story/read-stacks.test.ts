import { otf } from '@spaceline/formats';
import { given, now, runStory } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const picture = `
phase: dilemmas
P1 mission: Excavation
P2 mission: Investigate Massacre
P2 mission: Iconia Investigation
P1 seed deck: Archer, Chalnoth, 2x Nausicaans
P2 seed deck: Archer
`;

const difference = (line: string): string =>
  runStory(`story stacks\nformat otf${picture}${line}`).stories[0].difference ?? 'none';

describe('stacks for both players at the same time', () => {
  test.each([
    'P1 stacks nothing',
    'P1 stacks Archer under Investigate Massacre',
    'P1 stacks Archer, Chalnoth under Investigate Massacre; Nausicaans under Iconia Investigation',
    'P1 stacks:\n  Nausicaans, Archer under Investigate Massacre\n  Chalnoth, Nausicaans under Iconia Investigation',
  ])('%s', (line) => {
    expect(difference(line)).toBe('none');
  });

  test.each([
    ['P1 stacks', 'line 9: A card title is expected at the end of the line.'],
    ['P1 stacks Archer', 'line 9: "at" is expected where the line says "nothing".'],
    ['P1 stacks Archer under Evacuation', 'line 9: Evacuation is not in this game.'],
    ['P1 stacks Archer under Chalnoth', 'line 9: Chalnoth is not on the spaceline.'],
    ['P1 stacks 3x Nausicaans under Iconia Investigation', 'line 9: There is no other Nausicaans.'],
    ['P1 stacks Archer under Excavation', '[OTF-1.3]\nPossible now:\n  P1 stacks cards at Investigate Massacre'],
    ['P1 stacks nothing\nP1 stacks nothing', 'line 10: P1 is not asked for stacks.'],
  ])('not: %s', (line, message) => {
    expect(difference(line)).toContain(message);
  });

  test('the order in which they are named is the order in which they are met', () => {
    const table = given(picture, otf);
    table.P2.stacks('nothing');
    table.P1.stacks('Chalnoth, Archer under Investigate Massacre');
    now(table).holds('under Investigate Massacre: Chalnoth, Archer\nP1 seed deck: 2x Nausicaans');
  });
});
