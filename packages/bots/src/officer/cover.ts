import { allCards } from '@spaceline/cards';
import { type Team, lackOf } from './team.ts';

/** How well a team is prepared for dilemmas that it does not know. */

interface Danger {
  readonly id: string;
  readonly lack: (team: Team) => number;
  /** How much it hurts to fail it. */
  readonly weight: number;
}

const dangersOf = (kind: 'planet' | 'space'): readonly Danger[] =>
  allCards.flatMap((card): Danger[] => {
    if (card.type !== 'Dilemma' || (card.where !== 'dual' && card.where !== kind)) return [];
    const encounter = (kind === 'planet' ? card.atPlanet : undefined) ?? card.encounter;
    const halves = card.combo ? [encounter, card.combo.second] : [encounter];
    const share = card.combo ? 0.3 : 1;
    return halves.flatMap(({ condition, effect, lasting, after }): Danger[] => {
      const asked = condition ?? lasting?.cure;
      if (!asked) return [];
      const kills = effect.some(({ act }) => act === 'kill' || act === 'destroy');
      return [
        { id: card.id, lack: lackOf(asked), weight: share * (after === 'under mission' ? 1.2 : kills ? 1.5 : 1) },
      ];
    });
  });

interface Dangers {
  readonly list: readonly Danger[];
  readonly total: number;
}

type Both = Readonly<Record<'planet' | 'space', Dangers>>;

const summed = (list: readonly Danger[]): Dangers => ({
  list,
  total: list.reduce((sum, { weight }) => sum + weight, 0),
});

const any: Both = { planet: summed(dangersOf('planet')), space: summed(dangersOf('space')) };

/** From 0 to 1: the share of conditions that are met; those nearly met count a little. */
export const coverOf = (team: Team, kind: 'planet' | 'space'): number => {
  const { list, total } = any[kind];
  let sum = 0;
  for (const { lack, weight } of list) {
    const lacks = lack(team);
    sum += weight * (lacks <= 0 ? 1 : lacks < 2 ? 0.25 * (1 - lacks / 2) : 0);
  }
  return sum / total;
};
