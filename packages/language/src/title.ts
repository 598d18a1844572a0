/** The id of a card: its title in kebab case, without marks. */
export const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’".!?]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names used in text that stand for longer titles (B-1.14). */
const aliases: Readonly<Record<string, string>> = {
  'Rogue Borg': 'Rogue Borg Mercenaries',
};

/** A name means every card of that title and every card whose title goes on with a colon or dash (B-1.13). */
export const namesTitle = (name: string, title: string): boolean => {
  const full = aliases[name] ?? name;
  return title === full || title.startsWith(`${full}:`) || title.startsWith(`${full} - `);
};
