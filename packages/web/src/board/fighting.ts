import type { BattleUnderWay, CardId, Option, OptionOf, ShipView, View } from '@spaceline/engine';
import { t } from '../i18n/t.ts';

/** One side of a battle, as it is drawn. */
export interface Side {
  readonly attacking: boolean;
  /** -1: a self-controlling ship, which is nobody's. */
  readonly player: number;
  readonly force: readonly CardId[];
  /** Those who face the other side at this moment. */
  readonly front: readonly CardId[];
  /** What they bring: the numbers that are compared. */
  readonly brings: string;
}

export const vesselOf = (view: View, card: CardId): ShipView | undefined =>
  view.spaceline.flatMap(({ ships, facilities }) => [...ships, ...facilities]).find((vessel) => vessel.card === card);

export const strengthOf = (view: View, card: CardId): number | undefined =>
  view.cards.find(({ id }) => id === card)?.attributes?.reduce((sum, [, , strength]) => sum + strength, 0);

const groupsOf = ({ spaceline }: View) =>
  spaceline.flatMap(({ teams, ships, facilities }) => [
    ...teams,
    ...[...ships, ...facilities].flatMap(({ crew }) => crew),
  ]);

function playerOf(view: View, card: CardId): number | undefined {
  return (
    vesselOf(view, card)?.controller ??
    groupsOf(view).find(({ cards }) => cards.includes(card))?.player ??
    view.cards.find(({ id }) => id === card)?.owner
  );
}

export const weaponsOf = (view: View, ships: readonly CardId[]): number =>
  ships.reduce((sum, ship) => sum + (vesselOf(view, ship)?.weapons ?? 0), 0);

export const shieldsOf = (view: View, targets: readonly CardId[]): string =>
  targets.map((target) => vesselOf(view, target)?.shields ?? '?').join(t(' and '));

/** The cards picked are ships that fire. */
export const isFire = (option: Option): option is OptionOf<'return fire' | 'battle'> =>
  option.do === 'return fire' || (option.do === 'battle' && option.pick !== undefined);

export interface Fire {
  readonly result: 'direct hit' | 'hit' | 'missed';
  readonly attack: number;
  readonly defense: number;
}

/** What a shot would come to, as both stand now (B-20.28); nothing where a number is not known. */
export function fireOn(view: View, ships: readonly CardId[], target: CardId): Fire | undefined {
  const defense = vesselOf(view, target)?.shields;
  if (defense === undefined || ships.length === 0) return undefined;
  const attack = weaponsOf(view, ships);
  return { attack, defense, result: attack > 2 * defense ? 'direct hit' : attack > defense ? 'hit' : 'missed' };
}

function bringsOf(view: View, battle: BattleUnderWay, attacking: boolean, front: readonly CardId[]): string {
  if (battle.is === 'ship battle')
    return attacking ? `WEAPONS ${weaponsOf(view, front)}` : `SHIELDS ${shieldsOf(view, front)}`;
  const [first] = front;
  const strength = first === undefined || battle.pair.length === 0 ? undefined : strengthOf(view, first);
  return strength === undefined ? '' : `STRENGTH ${strength}`;
}

/** The battle going on. */
export const battleIn = ({ underWay }: Pick<View, 'underWay'>): BattleUnderWay | undefined =>
  underWay.findLast((one) => one.is === 'ship battle' || one.is === 'personnel battle');

/** The attacker's side and the other. */
export function sidesOf(view: View): readonly Side[] {
  const battle = battleIn(view);
  if (!battle) return [];
  const pair = battle.is === 'ship battle' ? [] : battle.pair;
  return battle.forces.map((force, at) => {
    const attacking = at === 0;
    const adversary = pair[at];
    const front = adversary === undefined ? force : [adversary];
    const player = force.flatMap((card) => playerOf(view, card) ?? []).at(0) ?? -1;
    return { attacking, player, force, front, brings: bringsOf(view, battle, attacking, front) };
  });
}
