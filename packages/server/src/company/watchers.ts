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
    strangers: watching.filter(({ person }) => person === undefined).length,
  };
};
