import type { Rating } from './api.ts';

const minute = 60_000;

/** How long ago a moment is, as people say it. */
export function agoWords(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** A rating with a question mark where it says little yet. */
export const ratingWords = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>): string =>
  `${rating}${provisional ? '?' : ''}`;

export const dayWords = (moment: string): string => moment.slice(0, 10);
