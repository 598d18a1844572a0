import type { Rating } from './api.ts';
import { t } from '../i18n/t.ts';

const minute = 60_000;

/** How long ago a moment is, as people say it. */
export function agoWords(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / minute);
  if (minutes < 1) return t('just now');
  if (minutes < 60) return t('{minutes} min ago', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('{hours} h ago', { hours });
  const days = Math.floor(hours / 24);
  return days === 1 ? t('yesterday') : t('{days} days ago', { days });
}

/** Since when somebody waits. */
export function waitsWords(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / minute);
  if (minutes < 1) return t('waits since just now');
  if (minutes < 60) return t('waits since {minutes} min', { minutes });
  if (minutes < 24 * 60) return t('waits since {hours} h', { hours: Math.floor(minutes / 60) });
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? t('waits since yesterday') : t('waits since {days} days', { days });
}

/** A rating with a question mark where it says little yet. */
export const ratingWords = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>): string =>
  `${rating}${provisional ? '?' : ''}`;

export const dayWords = (moment: string): string => moment.slice(0, 10);
