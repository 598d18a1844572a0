import { namesTitle } from '@spaceline/language';
import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../cards.ts';
import type { ConditionRunner, Counted } from './word.ts';

/** A named person is any card of that persona (B-4.10). */
const isPersona = (s: State, id: CardId, name: string): boolean => {
  const def = cardOf(s, id).def;
  return def.type === 'Personnel' && (def.title === name || def.personas.includes(name));
};

const isTitled = (s: State, id: CardId, name: string): boolean => namesTitle(name, cardOf(s, id).def.title);

const bearers = (s: State, title: string, { members, gear, hand = [] }: Counted): readonly CardId[] => [
  ...members.filter((id) => isPersona(s, id, title)),
  ...gear.filter((id) => isTitled(s, id, title)),
  ...hand.filter((id) => isTitled(s, id, title)),
];

export const named: ConditionRunner<'named'> = {
  holds: (s, { title }, c) => bearers(s, title, c).length > 0,
  judge: (s, { title }, c) => {
    const by = bearers(s, title, c).map((card) => ({ card, n: 1 }));
    return { met: by.length > 0, by, parts: [] };
  },
};
