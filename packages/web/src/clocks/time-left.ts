import type { Player } from '@spaceline/engine';
import type { Standing } from '../net/wire.ts';
import { t } from '../i18n/t.ts';

export type Clocks = NonNullable<Standing['clocks']>;

/** Milliseconds a player has left, so long after the clocks were told; what an answer has for free is used first. */
export function timeLeft({ left, running, free }: Clocks, player: Player, since: number): number {
  const used = running.includes(player) ? Math.max(0, since - free) : 0;
  return Math.max(0, left[player] - used);
}

const hour = 3_600_000;
const day = 24 * hour;

/** As a clock shows it: 2 days, 3:05:00, 12:07, and tenths when it matters. */
export function timeShown(milliseconds: number): string {
  if (milliseconds >= 2 * day) return t('{days} days', { days: Math.round(milliseconds / day) });
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
