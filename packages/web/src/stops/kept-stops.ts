import { momentKinds, usualStops, whens } from '@spaceline/protocol';
import type { When } from '@spaceline/protocol';
import { has, read, write } from '../net/storage.ts';
import type { KeptStops } from './stops.ts';

const key = 'spaceline.stops';

const isWhen = (value: unknown): value is When => whens.some((when) => when === value);

const whenIn = (value: unknown, name: string): When | undefined => {
  const when = has(value, name) ? value[name] : undefined;
  return isWhen(when) ? when : undefined;
};

/** The stops kept in this browser; what cannot be read is as usual. */
export function savedStops(): KeptStops {
  const value = read(key);
  const moments = has(value, 'moments') ? value.moments : undefined;
  const cards = has(value, 'cards') && typeof value.cards === 'object' ? (value.cards ?? {}) : {};
  return {
    moments: {
      ...usualStops.moments,
      ...Object.fromEntries(
        momentKinds.flatMap((kind) => {
          const when = whenIn(moments, kind);
          return when ? [[kind, when]] : [];
        }),
      ),
    },
    cards: Object.fromEntries(Object.entries(cards).filter((entry): entry is [string, When] => isWhen(entry[1]))),
    ownCards: has(value, 'ownCards') && value.ownCards === true,
    quick: has(value, 'quick') && value.quick === true,
  };
}

export const saveStops = (stops: KeptStops): void => write(key, stops);
