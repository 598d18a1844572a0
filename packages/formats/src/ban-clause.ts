import type { BanList, Clause } from '@spaceline/engine/format';
import { clause } from '@spaceline/engine/format';

/** A few titles are named, longer lists are data to be looked up. */
const namesOf = ({ cards }: BanList): string =>
  cards.length > 5 ? '' : ` It has ${cards.map(({ title }) => title).join(', ')}.`;

/** The clause that bans the cards of a list. */
export const bans = (id: string, list: BanList): Clause =>
  clause(id, 'banned cards', `No deck may have a card of this list: ${list.name} (${list.date}).${namesOf(list)}`, {
    settles: [`banned cards: ${list.name}`, list.date],
    deck: { bans: list },
  });
