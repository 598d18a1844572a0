import { catalogue } from '@spaceline/cards/catalogue';
import { allCards } from '@spaceline/cards';
export { subtitles } from './other-names.ts';
export { callings } from './set-codes.ts';
export { furtherCardsOf } from './unwritten.ts';
import type { Entry, Library } from './library.ts';
import { makeLibrary, written } from './library.ts';

let made: Library | undefined;

/** Every title of the game, written or not. Loaded apart from the rest: it is large. */
export const everyTitle = (): Library => {
  if (made) return made;
  const titles = catalogue();
  const known = new Set(titles.flatMap((title) => (title.card ? [title.card.id] : [])));
  const own = allCards.filter((card) => !known.has(card.id)).flatMap((card) => written.find(card.id) ?? []);
  const entries = titles.map(({ id, title, version, edition, type, universal, sets, card, status, why }): Entry => ({
    id,
    title,
    ...(version === undefined ? {} : { version }),
    edition,
    type,
    universal,
    sets,
    ...(card ? { card } : {}),
    ...(status === 'plain' ? { plain: true } : {}),
    ...(why === undefined ? {} : { why }),
  }));
  made = makeLibrary([...entries, ...own]);
  return made;
};
