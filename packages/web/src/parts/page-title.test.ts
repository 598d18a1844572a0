import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../i18n/language.ts';
import { namePage, tellTurns } from './page-title.ts';

// Test files share a worker, and the others read English.
afterEach(() => chooseLanguage('en'));

test('the title says how many games wait, on whatever page and in whatever language, and no longer than they do', async () => {
  vi.stubGlobal('document', { title: 'Spaceline', documentElement: {} });
  const leave = namePage('Decks · Spaceline');
  expect(document.title).toBe('Decks · Spaceline');
  tellTurns(2);
  expect(document.title).toBe('(2) Your turn · Spaceline');
  leave();
  namePage('Cards · Spaceline');
  expect(document.title).toBe('(2) Your turn · Spaceline');
  tellTurns(0);
  expect(document.title).toBe('Cards · Spaceline');
  await chooseLanguage('de');
  tellTurns(1);
  expect(document.title).toBe('(1) Du bist am Zug · Spaceline');
  tellTurns(0);
  expect(document.title).toBe('Cards · Spaceline');
});
