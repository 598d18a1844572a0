export { englishAlternatives } from './alternatives.ts';
export { english, englishHalves } from './card.ts';
export { conditionHolds, englishCondition } from './condition.ts';
export { englishEncounter } from './encounter.ts';
export { englishPlays } from './play.ts';
export { englishLasting } from './lasting.ts';
export { englishAct, englishActs, englishRule, englishSelection, englishWindow } from './say.ts';
export { englishWho } from './who.ts';
