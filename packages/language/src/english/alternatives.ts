import type { CardDef } from '../card.ts';
import { isAct, nodesIn } from '../check/nodes.ts';
import { englishActs } from './say.ts';
import { encounterFrame } from './frame.ts';
import { frameOfPlays } from './play.ts';

/** What a card lets its player choose between, in the order of its text; nothing where it offers no such choice. */
export const englishAlternatives = (card: CardDef): readonly string[] => {
  const choice = nodesIn(card).find((node) => isAct(node) && node.act === 'either');
  if (!choice || !isAct(choice) || choice.act !== 'either') return [];
  const frame =
    card.type === 'Dilemma'
      ? encounterFrame(card.where)
      : frameOfPlays(card.type === 'Mission' ? [] : (card.plays ?? []));
  return choice.ways.map((way) => (way.length === 0 ? 'do nothing' : englishActs(way, frame)));
};
