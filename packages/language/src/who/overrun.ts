import { after, bare, card } from '../english/phrase.ts';
import type { Phrase } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import type { Who } from './index.generated.ts';
import type { SayWho, WhoWord } from './word.ts';

/**
 * A ship whose crew such cards of yours have eliminated, which fight there without being crew (B-22.30). Single card: a
 * chapter of the rules is about it.
 */
export interface Overrun {
  readonly who: 'overrun';
  readonly by: Who;
}

export const overrunBy = (by: Who): Overrun => ({ who: 'overrun', by });

const clause = (by: Who, have: string, say: SayWho): Phrase =>
  after(() => `whose crew your ${bare(say.phrase(by), 'one', card)} ${have}`);

export const overrunWord: WhoWord<Overrun> = {
  phrase: ({ by }, say) => clause(by, 'eliminated', say),
  opposite: ({ by }, say) => clause(by, 'have not eliminated', say),
  noun: () => typeNouns.Ship,
  printed: () => undefined,
  sample: (any) => overrunBy({ who: 'title', is: any.title() }),
};
