import type { CardId, State } from '@spaceline/engine';

const none = -1;

/** States a story may ask of cards: `then stopped: …`, `then not stopped: …`. */
export const cardStates: Readonly<Record<string, (s: State, id: CardId) => boolean>> = {
  stopped: (s, id) => s.cards[id].stopped,
  cloaked: (s, id) => s.cards[id].cloaked,
  damaged: (s, id) => s.cards[id].hull < 100,
  docked: (s, id) => s.cards[id].docked !== none,
  disabled: (s, id) => s.cards[id].disabledBy !== none,
  deactivated: (s, id) => s.cards[id].disabledBy === id,
  'under house arrest': (s, id) => s.cards[id].houseArrest,
  held: (s, id) => s.cards[id].heldBy !== none,
  'in play': (s, id) => s.play.includes(id),
};
