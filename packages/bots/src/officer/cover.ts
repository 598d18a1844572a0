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

/** Dilemmas that may be there, and how many of each. */
type Fears = ReadonlyMap<string, number>;

const feared = ({ list, total }: Dangers, fears: Fears): Dangers => {
  const those = list.flatMap((danger) => {
    const weight = danger.weight * (fears.get(danger.id) ?? 0);
    return weight > 0 ? [{ ...danger, weight }] : [];
  });
  return those.length > 0 ? summed(those) : { list, total };
};

const kept = new WeakMap<Fears, Both>();

const dangersFor = (fears: Fears | undefined): Both => {
  if (!fears) return any;
  const known = kept.get(fears);
  if (known) return known;
  const both = { planet: feared(any.planet, fears), space: feared(any.space, fears) };
  kept.set(fears, both);
  return both;
};

/** From 0 to 1: the share of conditions that are met; those nearly met count a little. */
export const coverOf = (team: Team, kind: 'planet' | 'space', fears?: Fears): number => {
  const { list, total } = dangersFor(fears)[kind];
  let sum = 0;
  for (const { lack, weight } of list) {
    const lacks = lack(team);
    sum += weight * (lacks <= 0 ? 1 : lacks < 2 ? 0.25 * (1 - lacks / 2) : 0);
  }
  return sum / total;
};
