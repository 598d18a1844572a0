import type { Company } from '@spaceline/protocol';
import type { Entry } from './bulletin.ts';

/** Those who watch, each once, and how many have no name. */
export const watchersOf = (entries: readonly Entry[]): Pick<Company, 'watchers' | 'strangers'> => {
  const watching = entries.filter(({ seer }) => seer === 'spectator');
  const named = new Map(
    watching.flatMap(({ person, name }) => (person === undefined || name === undefined ? [] : [[person, name]])),
  );
  return {
    watchers: [...named].map(([person, name]) => ({ person, name })),
    strangers: watching.reduce((sum, { person, strangers = 1 }) => sum + (person === undefined ? strangers : 0), 0),
  };
};

/** Of those who watch, so many are named to other servers. */
const mostNamed = 20;

/** What other servers have to know of a table: which seats are taken, some who watch, and how many more there are. */
export function inShort(entries: readonly Entry[]): readonly Entry[] {
  const seats = ([0, 1] as const).filter((seat) => entries.some(({ seer }) => seer === seat));
  const { watchers, strangers } = watchersOf(entries);
  const more = strangers + Math.max(0, watchers.length - mostNamed);
  return [
    ...seats.map((seer) => ({ seer })),
    ...watchers.slice(0, mostNamed).map((person) => ({ seer: 'spectator', ...person }) as const),
    ...(more > 0 ? [{ seer: 'spectator', strangers: more } as const] : []),
  ];
}
