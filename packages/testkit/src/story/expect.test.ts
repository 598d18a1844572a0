import { given, meanwhile, now, runStory } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const difference = (story: string): string => runStory(story).stories[0].difference ?? 'none';

describe('several copies of one card', () => {
  const door = `story several
P1 mission: Excavation / Impassable Door by P2
P1 planet: 3x Taurik
P1 ship: Runabout at Excavation aboard Taurik
P1 attempts Excavation
`;

  test.each([
    'happened: 3x Taurik stopped',
    'did not happen: 4x Taurik stopped',
    'stopped: 3x Taurik',
    'not stopped: Taurik #4',
    'planet Excavation: 3x Taurik',
    'planet Excavation: Taurik, 2x Taurik',
    'P1 sees: 4x Taurik',
    'P1 does not see: 5x Taurik',
  ])('then %s', (statement) => {
    expect(difference(`${door}then ${statement}`)).toBe('none');
  });

  test.each([
    ['happened: 4x Taurik stopped', '"Taurik stopped" did not happen at this point'],
    ['did not happen: 3x Taurik stopped', '"3x Taurik stopped" did happen: Taurik stopped; Taurik #2 stopped'],
    ['stopped: 4x Taurik', 'The story says  4x Taurik\n  but stopped is  3x Taurik'],
    ['not stopped: 2x Taurik', 'The story says  2x Taurik\n  but not stopped is  1x Taurik'],
    ['planet Excavation: 2x Taurik', 'but it is      Taurik, Taurik, Taurik'],
    ['planet Excavation: 4x Taurik', 'but it is      Taurik, Taurik, Taurik'],
    ['P1 sees: 5x Taurik', 'P1 does not see 5x Taurik.'],
  ])('not: then %s', (statement, message) => {
    expect(difference(`${door}then ${statement}`)).toContain(message);
  });
});

describe('in the middle of a chain of responses', () => {
  const alert = `
P1 mission: Excavation
P1 hand: Red Alert!
P2 hand: Kevin Uxbridge
turn 1: P1, card play
`;

  test('a "then" waits for a response that follows', () => {
    expect(
      difference(`story midway${alert}P1 plays Red Alert!
then P1 table: nothing
then P2 hand: Kevin Uxbridge
P2 responds with Kevin Uxbridge
then happened: Red Alert! nullified`),
    ).toBe('none');
  });

  test('a "then" waits for a pass that follows', () => {
    expect(
      difference(`story midway${alert}P1 plays Red Alert!
then asked: P2 respond
P2 passes
then P1 table: Red Alert!`),
    ).toBe('none');
  });

  test('what is only so when the responses are over is not so yet', () => {
    expect(
      difference(`story midway${alert}P1 plays Red Alert!
then P1 table: Red Alert!
P2 responds with Kevin Uxbridge`),
    ).toBe('line 7: The story says  P1 table: Red Alert!\n  but it is      nothing');
  });

  test('a line of the position cannot be stated before the action is over', () => {
    expect(
      difference(`story midway${alert}P1 plays Red Alert!
then turn 1: P1, card play
P2 passes`),
    ).toContain('line 7: The table is in the middle of something');
  });

  test('where no response follows, everybody who is not spoken of has passed', () => {
    expect(difference(`story midway${alert}P1 plays Red Alert!\nthen P1 table: Red Alert!`)).toBe('none');
  });

  test('tests in TypeScript say which they mean', () => {
    const table = given(alert);
    table.P1.plays('Red Alert!');
    meanwhile(table).holds('P1 table: nothing\nasked: P2 respond').didNotHappen('Red Alert! result begun');
    now(table).happened('Red Alert! result begun').holds('P1 table: Red Alert!');
  });
});
