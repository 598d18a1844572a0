import { read, write } from './storage.ts';

/** The chart at night or by day. */
export type Theme = 'night' | 'day';

const themeKey = 'spaceline.theme';
const lettersKey = 'spaceline.letters';

export const savedTheme = (): Theme => (read(themeKey) === 'day' ? 'day' : 'night');

export const showTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
};

export function setTheme(theme: Theme): void {
  write(themeKey, theme);
  showTheme(theme);
}

/** Whether single letters give orders; whoever speaks to the computer may switch them off (WCAG 2.1.4). */
export const lettersAreKeys = (): boolean => read(lettersKey) !== false;

export const setLetterKeys = (on: boolean): void => write(lettersKey, on);
