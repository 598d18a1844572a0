import type { Rematch, TableTerms } from '@spaceline/protocol';
import type { Matches } from '../match/matches.ts';
import type { GamesStore } from '../people/games-store.ts';
import type { Person } from '../people/people-store.ts';
import { Problem } from '../problem.ts';
import type { MatchRow } from '../storage/match-store.ts';
import type { Lobby } from './lobby.ts';

export interface RematchOptions {
  readonly lobby: Lobby;
  readonly matches: Matches;
  readonly games: GamesStore;
}

/** What a match was agreed on by, also if nobody wrote it down. */
const termsOf = ({ terms, format, house, assisted }: MatchRow): TableTerms =>
  terms ?? { format: house === null ? format : { text: house }, ...(assisted ? { assisted } : {}) };

const impossible = () =>
  new Problem(409, 'table/no-rematch', 'No rematch was offered', 'only two people who finished a match play it again');

/** Two people play again: the first who wants to offers it, the second makes it a match. */
export class Rematches {
  readonly #options: RematchOptions;

  constructor(options: RematchOptions) {
    this.#options = options;
  }

  async state(match: string, person: Person | undefined): Promise<Rematch> {
    const found = await this.#find(match, person);
    const { lobby } = this.#options;
    if (!found) return { possible: false };
    const table = await lobby.again(match);
    return {
      possible: true,
      ...(table ? { offered: table.host === person?.id ? ('you' as const) : ('them' as const) } : {}),
      ...(table?.match ? { match: table.match } : {}),
      ...(table?.sealed ? { sealed: table.sealed } : {}),
    };
  }

  /** Offers a rematch, or takes up the offer. Decks stay; where boxes were opened, new ones are. */
  async ask(match: string, person: Person): Promise<Rematch> {
    const { lobby } = this.#options;
    const found = await this.#find(match, person);
    if (!found) throw impossible();
    const terms = termsOf(found.row);
    const deck = found.row.decks[found.seat];
    const table = await lobby.again(match);
    if (!table) {
      const own = terms.sealed ? {} : { deck };
      await lobby.offerAgain(person, { match, invited: found.other, terms, ...own });
    } else if (table.host !== person.id && table.match === null && table.sealed === null)
      await lobby.sit(table.id, person, { stored: deck });
    return this.state(match, person);
  }

  async #find(match: string, person: Person | undefined) {
    if (!person) return undefined;
    const { matches, games } = this.#options;
    const table = await matches.open(match);
    await table.refresh();
    const people = await games.peopleOf(match);
    const own = people.find((each) => each.person === person.id);
    const other = people.find((each) => each.person !== person.id);
    if (!table.over || !own || !other) return undefined;
    return { row: table.row, seat: own.seat === 0 ? (0 as const) : (1 as const), other: other.person };
  }
}
