import type { Condition } from '@spaceline/language';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { Judgement } from '../contract/judgement.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { judge } from './condition.ts';
import { countedTeam } from './counted-team.ts';

/** A judgement in a few words a term: what is asked, what there is of it, who brings it. */
const told = (s: State, { says, met, has, needs, more, by, parts }: Judgement): readonly string[] => [
  [
    met ? '+' : '-',
    says,
    ...(has === undefined ? [] : [`(${has} of ${needs}${more === 0 ? '' : `, ${more} more`})`]),
    ...(by.length === 0 ? [] : ['by', by.map(({ card, n }) => `${s.fixed.cards[card].def.title} ${n}`).join(', ')]),
  ].join(' '),
  ...parts.flatMap((part) => told(s, part)),
];

/** The requirements of a mission, or the condition of a dilemma. */
const askedBy = (s: State, title: string): Condition => {
  const def = s.fixed.cards.find((card) => card.def.title === title)?.def;
  const asked = def?.type === 'Mission' ? def.requires : def?.type === 'Dilemma' ? def.encounter.condition : undefined;
  if (!asked) throw new Error(`${title} asks for nothing.`);
  return asked;
};

const judged = (picture: string, title: string): readonly string[] => {
  const { state: s } = given(picture).table;
  const members = s.play.filter((id) => s.fixed.cards[id].def.type === 'Personnel');
  return told(s, judge(s, askedBy(s, title), countedTeam(s, 0, members, none)));
};

describe('a team judged term by term', () => {
  test('the requirements of a mission: who contributes, and what is missing', () => {
    expect(judged('P1 mission: Khitomer Research\nP1 planet: Worf, Taurik', 'Khitomer Research')).toEqual([
      '- 3 Honor, Computer Skill, and Treachery',
      '- 3 Honor (2 of 3, 1 more) by Worf 2',
      '- Computer Skill (0 of 1, 1 more)',
      '- Treachery (0 of 1, 1 more)',
    ]);
  });

  test('alternatives, and equipment that helps', () => {
    expect(judged('P1 mission: Excavation\nP1 planet: Taurik, Worf, Federation PADD', 'Excavation')).toEqual([
      '- Archaeology or CUNNING over 32',
      '- Archaeology (0 of 1, 1 more)',
      '- CUNNING over 32 (17 of 32, 16 more) by Taurik 9, Worf 8',
    ]);
  });

  test('the condition of a dilemma', () => {
    expect(judged('P1 mission: Excavation / Archer by P2\nP1 planet: Worf, Beverly Crusher', 'Archer')).toEqual([
      '+ SECURITY and MEDICAL',
      '+ SECURITY (1 of 1) by Worf 1',
      '+ MEDICAL (2 of 1) by Beverly Crusher 2',
    ]);
  });
});
