import { runStory } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

/** The first difference a story shows. */
const difference = (story: string): string => runStory(story).stories[0].difference ?? 'none';

const dig = `story B-17.33: a door
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf, Calloway
P1 attempts Excavation`;

describe('a story that does not hold says in which line and why', () => {
  test('a wrong statement, with what is so', () => {
    expect(difference(`${dig}\nthen under Excavation: nothing`)).toBe(
      'line 5: The story says  under Excavation: nothing\n  but it is      Impassable Door',
    );
  });

  test('something that did not happen, with what did', () => {
    const shown = difference(`${dig}\nthen happened: Worf killed`);
    expect(shown).toContain('line 5: "Worf killed" did not happen. This happened:');
    expect(shown).toContain('  Impassable Door conditions failed\n');
  });

  test('the right things in the wrong order', () => {
    expect(difference(`${dig}\nthen happened: Worf stopped; Impassable Door encountered`)).toContain(
      '"Impassable Door encountered" did not happen at this point.',
    );
  });

  test('something that happened and should not have', () => {
    expect(difference(`${dig}\nthen did not happen: Worf stopped`)).toBe(
      'line 5: "Worf stopped" did happen: Worf stopped.',
    );
  });

  test('a refusal nobody expects, with what is possible', () => {
    const shown = difference(`${dig}\nP1 attempts Excavation`);
    expect(shown).toMatch(/^line 5: Refused: P1 cannot attempt.*\[B-\d+\.\d+\]\nPossible now:\n {2}P1 passes$/);
  });

  test('another clause than the story says', () => {
    expect(difference(`${dig}\nP1 attempts Excavation → refused B-14.1`)).toMatch(
      /^line 5: The story says {2}refused B-14\.1\n {2}but it is {6}P1 cannot/,
    );
  });

  test('a refusal that does not come', () => {
    expect(difference(`${dig} -> refused B-16.4`)).toBe(
      'line 4: The story says this is refused by B-16.4, but it was done.',
    );
  });

  test('an option that is not offered', () => {
    expect(difference(`${dig}\nthen offered: P1 attempts Excavation`)).toContain('is not offered. Possible now:');
  });

  test('a question the story leaves open, with the answers in story words', () => {
    const shown = difference(`story open
P1 mission: Excavation / Archer by P2
P1 planet: Tasha Yar, Jean-Luc Picard
P1 attempts Excavation`);
    expect(shown).toBe(
      'line 1: P2 is still asked (opponent chooses) and the story does not answer:\n' +
        '  P2 chooses 1 of Tasha Yar, Jean-Luc Picard',
    );
  });

  test('a pass of somebody who is not asked, with who is', () => {
    const turn = 'story whose\nturn 2: P2, orders\nP1 mission: Excavation\n';
    expect(difference(`${turn}P1 passes`)).toBe(
      'line 4: P1 is not asked anything and has nothing to pass. Asked is P2 (action).',
    );
    expect(difference(`${turn}P2 passes\nthen turn 3: P1, card play`)).toBe('none');
  });

  test('an outcome of chance that is never drawn', () => {
    expect(difference(`${dig.replace('P1 attempts', 'chance: Worf\nP1 attempts')}`)).toBe(
      'line 1: This outcome of chance was not drawn: Worf.',
    );
  });

  test('an action that may mean several things', () => {
    const shown = difference(`story which
P1 mission: Study Stellar Collision
P1 ship: Runabout at Study Stellar Collision aboard Taitt
P1 ship: U.S.S. Hood at Study Stellar Collision aboard Giusti
P1 attempts Study Stellar Collision`);
    expect(shown).toContain('line 5: This may mean several things; say which:\n');
    expect(shown).toContain('  P1 attempts Study Stellar Collision with U.S.S. Hood');
  });
});

describe('a text that is no story says what is wrong with it', () => {
  test.each([
    ['', 'line 1: There is no story here. A story begins with its title: story B-16.1: …'],
    ['P1 passes', 'line 1: A story begins with its title: story B-16.1: …'],
    ['story x\nformat nonsense', 'line 1: There is no format "nonsense".'],
    ['story x\nP1 mission: Excavatoin', 'line 2: No card is called "Excavatoin". Did you mean Excavation'],
    ['story x\nP1 mission: Data', 'line 2: Data is no mission.'],
    ['story x\nP1 planet: Data', 'line 2: No planet mission stands above this line.'],
    ['story x\nP1 mission: Excavation\nP1 ship: Runabout', 'line 3: "at" is expected'],
    ['story x\nP1 ship: Runabout at Excavation', 'line 2: Excavation is not on the spaceline of this position.'],
    ['story x\nP1 mission: Excavation [sleepy]', 'line 2: "sleepy" is not a mark.'],
    ['story x\nP1 mission: Excavation\nP1 hand: Data,', 'line 3: "," is not understood here.'],
    ['story x\nP1 mission: Excavation\nP1 sings', 'line 3: "sings" is nothing a player does.'],
    [
      'story x\nP1 mission: Excavation\nP3 passes',
      'line 3: "P3 passes" is neither an action of P1 or P2, nor a "then".',
    ],
    ['story x\nP1 mission: Excavation\nP1 attempts', 'line 3: A card title is expected at the end of the line.'],
    ['story x\nP1 mission: Excavation\nP1 attempts Excavation → no', 'line 3: After the arrow stands: refused'],
    ['story x\nP1 mission: Excavation\nthen P1 score: many', 'line 3: A number is expected'],
    ['story x\nP1 mission: Excavation\nP1 passes now', 'line 3: "now" is not understood here.'],
    ['story x\nP1 mission: Excavation\nP1 flies Runabout to Excavation', 'line 3: Runabout is not in this game.'],
    ['story x\nphase: tea', 'line 2: There is no such phase.'],
  ])('%j', (text, message) => {
    const { failed, difference: all } = runStory(text);
    expect(failed).toBe(1);
    expect(all).toContain(message);
  });
});

test('a file holds several stories, and each is told of', () => {
  const result = runStory(`${dig}\n\nstory two\nP1 mission: Excavation\nthen P1 score: 5\n`);
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.stories.map((story) => [story.title, story.line])).toEqual([
    ['B-17.33: a door', 1],
    ['two', 6],
  ]);
  expect(result.difference).toBe('two\nline 8: The story says  P1 score: 5\n  but it is      0');
});
