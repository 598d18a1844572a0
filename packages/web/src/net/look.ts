import { create } from 'zustand';
import { has, read, write } from './storage.ts';

/** How the client looks and is steered: kept in this browser, and shown at once. */

/** The chart at night or by day. */
export type Theme = 'night' | 'day';
/** As chosen; `system`: as the rest of the machine. */
export const charts = ['night', 'day', 'system'] as const;
export type Chart = (typeof charts)[number];

export interface Look {
  readonly chart: Chart;
  /** Of the letters, in hundredths of the usual. */
  readonly size: number;
  /** Less motion than the system asks for. */
  readonly calm: boolean;
  /** Single letters give orders; whoever speaks to the computer may switch them off (WCAG 2.1.4). */
  readonly letters: boolean;
}

export const usualLook: Look = { chart: 'night', size: 100, calm: false, letters: true };
export const sizes = { smallest: 90, largest: 140, step: 5 } as const;

const themeKey = 'spaceline.theme';
const lettersKey = 'spaceline.letters';
const lookKey = 'spaceline.look';

const isChart = (value: unknown): value is Chart => charts.includes(value as Chart);

const within = (size: number): number => Math.min(sizes.largest, Math.max(sizes.smallest, Math.round(size)));

function kept(): Look {
  const look = read(lookKey);
  const chart = read(themeKey);
  return {
    chart: isChart(chart) ? chart : usualLook.chart,
    size: has(look, 'size') && typeof look.size === 'number' ? within(look.size) : usualLook.size,
    calm: has(look, 'calm') && look.calm === true,
    letters: read(lettersKey) !== false,
  };
}

export const useLook = create<Look>()(kept);

const lightSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

const themeOf = (chart: Chart): Theme => (chart === 'system' ? (lightSystem().matches ? 'day' : 'night') : chart);

/** Puts on the page what is chosen. */
function show({ chart, size, calm }: Look): void {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = themeOf(chart);
  if (calm) dataset['motion'] = 'less';
  else delete dataset['motion'];
  style.fontSize = size === usualLook.size ? '' : `${size}%`;
}

/** From now on the page looks as chosen, also while the system changes. */
export function showLook(): void {
  show(useLook.getState());
  lightSystem().addEventListener('change', () => show(useLook.getState()));
}

export function setLook(change: Partial<Look>): void {
  useLook.setState(change);
  const look = useLook.getState();
  const { chart, size, calm, letters } = look;
  write(themeKey, chart);
  write(lettersKey, letters);
  write(lookKey, { size, calm });
  show(look);
}

/** The chart that is seen. */
export const savedTheme = (): Theme => themeOf(useLook.getState().chart);

export const setTheme = (theme: Theme): void => setLook({ chart: theme });

export const lettersAreKeys = (): boolean => useLook.getState().letters;

export const setLetterKeys = (letters: boolean): void => setLook({ letters });
