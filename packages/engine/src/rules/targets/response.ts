import { cardAimedAt } from '../../contract/aim.ts';
import { enter } from '../../state/zones.ts';
import { putOnHost } from '../on-host.ts';
import type { TargetKeeper } from './word.ts';

export const response: TargetKeeper<'response'> = {
  // The window says what is responded to.
  list: () => {},
  put: (s, f, { host }, entry) => {
    if (host) putOnHost(s, f, cardAimedAt(f.aim), entry);
    else enter(s, f.card, 'on location', { ...entry, loc: s.cards[f.responds].loc });
  },
};
