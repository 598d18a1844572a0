import type { Clause } from '@spaceline/engine/format';
import { clause, ground, isSeeding, personnelDownloads } from '@spaceline/engine/format';

/** Personnel downloads: OTF-5, MOD-5. */

const limit = (id: string): Clause => {
  const used = ground(
    'personnel-download-used',
    id,
    'you have downloaded personnel in this turn already',
    'the next turn has begun',
  );
  return clause(
    id,
    'personnel download limit',
    "In each turn, your own or your opponent's, you may carry out only one action that downloads personnel into play.",
    {
      settles: ['personnel downloads', 'one action a turn'],
      answers: {
        // The seed phase is no turn.
        mayDownloadPersonnel: (s, player) => (!isSeeding(s) && personnelDownloads(s, player) > 0 ? used : undefined),
      },
    },
  );
};
export const otf51 = limit('OTF-5.1');
export const mod51 = limit('MOD-5.1');

const counting = (id: string): Clause =>
  clause(
    id,
    'what counts as a personnel download',
    'One action that downloads several personnel counts once. Downloads of other cards do not count.',
    { settles: ['counting personnel downloads', 'by actions'] },
  );
export const otf52 = counting('OTF-5.2');
export const mod52 = counting('MOD-5.2');
