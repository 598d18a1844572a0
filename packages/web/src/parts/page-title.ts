import { t } from '../i18n/t.ts';

let page: string | undefined;
let turns = 0;

function show(): void {
  const title = turns > 0 ? t('({count}) Your turn · Spaceline', { count: turns }) : (page ?? 'Spaceline');
  if (document.title !== title) document.title = title;
}

/** What page it is; gives the way to leave it. */
export function namePage(title: string): () => void {
  page = title;
  show();
  return () => {
    page = undefined;
    show();
  };
}

/** How many games wait for one: that is said on whatever page one is. */
export function tellTurns(count: number): void {
  turns = count;
  show();
}
