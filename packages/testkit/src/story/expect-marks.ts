import type { CardId, State } from '@spaceline/engine';
import { cardOf } from '../table-cards.ts';

const none = -1;

/** States a story may ask of cards: `then stopped: …`, `then not stopped: …`. */
export const cardStates = {
  stopped: (s, id) => cardOf(s, id).stopped,
  cloaked: (s, id) => cardOf(s, id).cloaked,
  damaged: (s, id) => cardOf(s, id).hull < 100,
  docked: (s, id) => cardOf(s, id).docked !== none,
  disabled: (s, id) => cardOf(s, id).disabledBy !== none,
  deactivated: (s, id) => cardOf(s, id).disabledBy === id,
  'under house arrest': (s, id) => cardOf(s, id).houseArrest,
  held: (s, id) => cardOf(s, id).heldBy !== none,
  'in play': (s, id) => s.play.includes(id),
} satisfies Readonly<Record<string, (s: State, id: CardId) => boolean>>;

export type CardState = keyof typeof cardStates;
export const cardStateWords = Object.keys(cardStates) as readonly CardState[];
