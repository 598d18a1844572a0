export type BattleKind = 'ship' | 'personnel';

/** "a ship battle", "a battle" */
export const battleWords = (kind: BattleKind | undefined): string => `a ${kind ? `${kind} ` : ''}battle`;
