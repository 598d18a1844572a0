import { t } from '../i18n/t.ts';
import type { Title } from './titles.ts';

export const cardAddress = (id: string): string => `#/cards/${id}`;

/** How far the table plays a card by itself. */
export const playedWords = ({ status, why }: Title): string => {
  if (status === 'written') return t('The table carries it out, in every format that allows it.');
  if (status === 'plain') return t('It says nothing beyond its facts: it is played by the rules at every table.');
  return why
    ? t('It is played by agreement at assisted tables [A-1]: {why}.', { why })
    : t('It is played by agreement at assisted tables [A-1].');
};
