export { englishAlternatives } from './alternatives.ts';
export { english, englishHalves } from './card.ts';
export { conditionHolds, englishCondition } from './condition.ts';
export { englishEncounter } from './encounter.ts';
export { englishPlays, englishWindow } from './play.ts';
export { englishLasting, englishRule } from './rule.ts';
export { englishAct, englishActs, englishSelection } from './say.ts';
export { englishWho } from './who.ts';
