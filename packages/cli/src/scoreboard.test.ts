import { otf, otfBeta } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { tableText } from './table-talk.ts';

/** The table as the terminal shows it says what counts towards winning, and on what conditions. */

const shown = (format: typeof otf, points: string, missions = 'P1 mission: Excavation, completed by P1'): string =>
  tableText(
    given(
      `${missions}
P2 mission: Survey Mission
P1 points: ${points}`,
      { format },
    ).table.state,
    0,
  );

const both = 'P1 mission: Excavation, completed by P1\nP1 mission: Study Nebula, completed by P1';

describe('the score in the terminal', () => {
  test('OTF-7.4: bonus points above the others do not count, and it says so', () => {
    expect(shown(otf, '40 mission, 90 bonus', both)).toContain(
      'You: 80 of 100 points that count (130 in all: 40 mission, 90 bonus)',
    );
  });
  test('OTF-7.4: near miss: as many bonus points as others all count', () => {
    expect(shown(otf, '40 mission, 40 bonus', both)).toContain('You: 80 of 100 points (40 mission, 40 bonus)');
  });
  test('OTF-7.2: the conditions are told, met or not, and how many points more are needed', () => {
    expect(shown(otf, '25 mission')).toMatch(/You: 25 of 140 points/);
    expect(shown(otf, '25 mission')).toMatch(/not met: .*until then 40 points more are needed\. \[OTF-7\.2\]/);
    expect(shown(otf, '25 mission', both)).toMatch(/  met: .*\[OTF-7\.2\]/);
  });
  test('BETA-7.2: the highest score is a condition of its own', () => {
    expect(shown(otfBeta, '0 mission', 'P1 mission: Excavation')).toMatch(/not met: .*\[BETA-7\.2\]/);
  });
});
