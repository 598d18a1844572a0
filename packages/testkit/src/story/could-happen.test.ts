import { runStory } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const story = `story B-17.33: a door
P1 mission: Excavation / Impassable Door by P2
P1 planet: Worf, 2x Taurik
P1 attempts Excavation
`;

const said = (sentence: string): string =>
  runStory(`${story}then did not happen: ${sentence}`).stories[0].difference ?? 'holds';

describe('what did not happen could have happened', () => {
  test.each([
    'Worf killed',
    'Taurik #2 killed',
    'P1 scored 40',
    'P1 game won by points',
    'Excavation attempt ended: completed',
    'Excavation mission completed by P1',
    'Worf selected for Impassable Door by random',
    'Worf revealed 1 hand',
    'Impassable Door placed in play on Worf',
    'P2 drew',
    'Worf affiliation changed to Romulan',
    'Worf unstopped',
    'Impassable Door conditions met',
    'Impassable Door discarded',
  ])('%s', (sentence) => {
    expect(said(sentence)).toBe('holds');
  });
});

describe('what could never happen proves nothing by not happening', () => {
  test.each([
    ['a word no event has', 'Worf kiled'],
    ['a card that is not in the game', 'Data killed'],
    ['a copy that is not in the game', 'Taurik #3 killed'],
    ['a title that does not exist', 'Wolf killed'],
    ['the parts in another order', 'killed Worf'],
    ['a player where a card belongs', 'P1 killed'],
    ['a card where a player belongs', 'Worf scored 40'],
    ['more than the event says', 'Worf killed by Impassable Door'],
    ['words where a number belongs', 'P1 scored many'],
    ['half a word', 'Worf kill'],
    ['a way of winning that there is not', 'P1 game won by luck'],
    ['an affiliation that there is not', 'Worf affiliation changed to Betazoid'],
    ['a mission that dies', 'Excavation killed'],
    ['a dilemma that is stopped', 'Impassable Door stopped'],
    ['a personnel that is completed', 'Worf mission completed by P1'],
    ['a personnel that is encountered', 'Worf encountered by P1'],
    ['a personnel that flies', 'Worf flew to Excavation using 3'],
    ['a dilemma that is beamed', 'Impassable Door beamed to Excavation'],
    ['a personnel that is found as an artifact', 'Worf artifact found at Excavation'],
  ])('%s', (_, sentence) => {
    expect(said(sentence)).toMatch(/^line 5: ".*" could never happen with these cards/);
  });

  test('the message shows sentences that are like it', () => {
    expect(said('Worf conditions are failed')).toContain('\n  card conditions failed');
  });
});
