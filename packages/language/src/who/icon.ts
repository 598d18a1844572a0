import { having, lacking } from '../english/phrase.ts';
import type { Icon as Name } from '../facts.ts';
import { iconWords } from '../facts.ts';
import type { WhoWord } from './word.ts';

export interface Icon {
  readonly who: 'icon';
  readonly is: Name;
}

export const withIcon = (is: Name): Icon => ({ who: 'icon', is });

export const iconWord: WhoWord<Icon> = {
  phrase: ({ is }) => having(`the ${iconWords[is]} icon`),
  opposite: ({ is }) => lacking(`the ${iconWords[is]} icon`),
  printed: ({ is }, { card }) => card.icons.includes(is),
  sample: (any) => withIcon(any.oneOf('Holo', 'Self', 'Ref')),
};
