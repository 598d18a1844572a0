import { t } from '../i18n/t.ts';
import type { DeckList } from '../net/api.ts';

/** How large the three parts of a deck are, for a tab. */
export const sizeWords = ({ missions, seeds, draw }: DeckList): string =>
  `${missions.length} · ${seeds.length} · ${draw.length}`;

/** What the judge says, for a tab; he may be reading still. */
export const legalWords = (legal: boolean | undefined): string =>
  legal === undefined ? '…' : legal ? t('legal') : t('not yet');
