export { englishAct, englishActs } from './act.ts';
export { englishAlternatives } from './alternatives.ts';
export { english, englishHalves } from './card.ts';
export { conditionHolds, englishCondition } from './condition.ts';
export { englishEncounter } from './encounter.ts';
export { englishPlays, englishWindow } from './play.ts';
export { englishLasting, englishRule } from './rule.ts';
export { englishSelection } from './selection.ts';
export { englishWho } from './who.ts';
