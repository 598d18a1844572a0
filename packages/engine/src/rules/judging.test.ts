import type { Judgement } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { judgeTeam, judgedNow } from './judging.ts';

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

const judged = (picture: string, title: string): readonly string[] => {
  const { state: s } = given(picture).table;
  const find = (name: string): CardId => s.fixed.cards.findIndex(({ def }) => def.title === name) as CardId;
  const members = s.play.filter((id) => s.fixed.cards[id].def.type === 'Personnel');
  const ship = s.play.find((id) => s.fixed.cards[id].def.type === 'Ship') ?? none;
  const judgement = judgeTeam(s, find(title), countedTeam(s, 0, members, ship));
  return judgement ? told(s, judgement) : [];
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

  test('a dilemma without a condition asks for nothing', () => {
    expect(
      judged('P1 mission: Excavation / Armus - Skin of Evil by P2\nP1 planet: Taurik', 'Armus - Skin of Evil'),
    ).toEqual([]);
  });

  test('the attempt under way: the dilemma that is being met', () => {
    const table = given('P1 mission: Excavation / Wind Dancer by P2\nP1 planet: Worf, Taurik\nP1 hand: The Devil');
    const { state } = table.table;
    expect(judgedNow(state)).toBeUndefined();
    table.P1.attempts('Excavation');
    const now = judgedNow(state)!;
    expect(state.fixed.cards[now.card].def.title).toBe('Wind Dancer');
    expect(told(state, now.judgement)).toEqual([
      '+ Lwaxana Troi or a member with Youth, Music, or STRENGTH over 9',
      '- Lwaxana Troi',
      '+ a member with Youth, Music, or STRENGTH over 9 (1 of 1) by Worf 1',
    ]);
  });
});
