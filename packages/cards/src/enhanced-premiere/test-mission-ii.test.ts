import type { Skill } from '@spaceline/language';
import { cardPlay, english, event, onCard, titled } from '@spaceline/language';
import { given, now, unbuilt } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { testMissionIi } from './test-mission-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Test Mission II';

test('EP21 Test Mission II: reads aloud, both sides', () => {
  expect(english(testMissionIi)).toBe(
    'Physics and INTEGRITY over 28. Front: your Federation outpost (SHIELDS 30); if it is destroyed, turn this ' +
      'mission over. Back: with your Federation ENGINEER here, you may turn this mission over in place of your ' +
      'normal card play; draw no cards that turn.',
  );
});

test('EP21: Physics and INTEGRITY 29 solve it for 20; without Physics they do not', () => {
  const solve = (skill: Skill) => {
    const table = unbuilt(title, 'Federation', [skill], 'Runabout');
    table.P1.attempts(title);
    return now(table);
  };
  solve('Physics').happened(`${title} mission completed; P1 scored 20`);
  solve('Music').happened(`${title} attempt failed`);
});

test('EP-4.5, EP21: a card that names Test Mission also works with it, and not with another mission', () => {
  const named = event('Test Beacon', {
    plays: [cardPlay(onCard(titled('Test Mission')))],
    stays: true,
    printed: [enhancedPremiere(903, 'P')],
  });
  const table = given(
    `
    P1 mission: ${title}
    P1 mission: Secret Salvage II
    P1 hand: Test Beacon
    `,
    { cards: [named] },
  );
  now(table).offers(`P1 plays Test Beacon on ${title}`).doesNotOffer('P1 plays Test Beacon on Secret Salvage II');
});
