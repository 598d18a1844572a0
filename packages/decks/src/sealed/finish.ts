import { cardById } from '@spaceline/cards';
import { type Deck, type Section, counted, emptyDeck, sections } from '../deck.ts';
import { type JudgedFormat, isLegal } from '../judge.ts';
import { buildSealed, builders } from './build.ts';
import { judgeSealed } from './judge.ts';

/** Finishes what somebody began to build from a box (WS-1.1). */

const isMission = (id: string): boolean => cardById(id)?.type === 'Mission';

const drawMinimum = 20;

/** People are helped by what is known to win. */
const bestOf = (pool: readonly string[]): Deck => buildSealed(pool, builders.trial);

/** What may not become more: errors only, or warnings, too. */
type Says = 'errors' | 'warnings';

/** A deck that grows card by card, and takes none with which the judge would have more to say. */
class Growing {
  deck: Deck = emptyDeck();
  readonly #format: JudgedFormat;
  readonly #pool: readonly string[];
  readonly #has: ReadonlyMap<string, number>;
  #said: Readonly<Record<Says, number>>;

  constructor(format: JudgedFormat, pool: readonly string[]) {
    this.#format = format;
    this.#pool = pool;
    this.#has = counted(pool);
    this.#said = this.#judge(this.deck);
  }

  take(section: Section, ids: readonly string[], says: Says): void {
    for (const id of ids) if (this.#isLeft(id)) this.#try(section, id, says);
  }

  #isLeft(id: string): boolean {
    const there = this.#has.get(id) ?? 0;
    return sections.reduce((n, section) => n + this.deck[section].filter((one) => one === id).length, 0) < there;
  }

  #try(section: Section, id: string, says: Says): void {
    const grown = { ...this.deck, [section]: [...this.deck[section], id] };
    const said = this.#judge(grown);
    if (said[says] > this.#said[says]) return;
    this.deck = grown;
    this.#said = said;
  }

  #judge(deck: Deck): Readonly<Record<Says, number>> {
    const problems = judgeSealed(deck, this.#format, this.#pool);
    return { warnings: problems.length, errors: problems.filter(({ severity }) => severity === 'error').length };
  }
}

/** A legal deck with as much of the draft as the rules and the box allow, and what a builder would add to its missions. */
export function completeSealed(draft: Deck, format: JudgedFormat, pool: readonly string[]): Deck {
  const growing = new Growing(format, pool);
  for (const section of sections) growing.take(section, draft[section], 'errors');
  growing.take('missions', bestOf(pool).missions, 'warnings');
  const rest = pool.filter((id) => !isMission(id));
  const built = bestOf([...growing.deck.missions, ...rest]);
  growing.take('seeds', built.seeds, 'warnings');
  const lacking = (size: number) => Math.max(0, size - growing.deck.draw.length);
  for (const [ids, size] of [
    [built.draw, Math.max(drawMinimum, built.draw.length)],
    [rest, drawMinimum],
  ] as const)
    for (const id of ids) if (lacking(size) > 0) growing.take('draw', [id], 'errors');
  return isLegal(judgeSealed(growing.deck, format, pool)) ? growing.deck : bestOf(pool);
}

/** What is played when the time is up: the draft as it is if it is legal, else completed. */
export const finishSealed = (draft: Deck, format: JudgedFormat, pool: readonly string[]): Deck =>
  isLegal(judgeSealed(draft, format, pool)) ? draft : completeSealed(draft, format, pool);
