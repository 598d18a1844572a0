import { cutAtTerms, termCutter } from '@spaceline/art';
import type { TermPiece } from '@spaceline/art';
import { useSyncExternalStore } from 'react';
import { read, write } from '../net/storage.ts';
import type { TableWords } from './table-words-type.ts';

/** The language the client speaks: chosen by its reader, at first the browser's own. */
export type Language = 'en' | 'de';

/** What each language calls itself. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The messages of a language by their English; by number where they have forms. */
type Dictionary = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const key = 'spaceline.language';

// English stands in the components themselves: it needs no dictionary, and nobody fetches a language they do not read.
const loaders: Readonly<Record<Language, () => Promise<Omit<Spoken, 'language'>>>> = {
  en: () => Promise.resolve({}),
  de: async () => {
    const { german, tableWords, termForms } = await import('./german/index.ts');
    return { dictionary: german, tableWords, cutAtTerms: termCutter(termForms) };
  },
};

interface Spoken {
  readonly language: Language;
  readonly dictionary?: Dictionary;
  /** The sentences of the table. */
  readonly tableWords?: TableWords;
  /** Finds the words of the rules in a text. */
  readonly cutAtTerms?: typeof cutAtTerms;
}

let spoken: Spoken = { language: 'en' };
const listeners = new Set<() => void>();

export const language = (): Language => spoken.language;
export const dictionary = (): Dictionary | undefined => spoken.dictionary;
export const tableWords = (): TableWords | undefined => spoken.tableWords;
export const termsIn = (text: string): readonly TermPiece[] => (spoken.cutAtTerms ?? cutAtTerms)(text);

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);

/** The first language of the browser that is spoken here. */
const preferred = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

async function speak(chosen: Language): Promise<void> {
  spoken = { ...(await loaders[chosen]()), language: chosen };
  document.documentElement.lang = chosen;
  for (const changed of listeners) changed();
}

/** Speaks as chosen before, or as the browser does; English where the words cannot be fetched. */
export async function beginToSpeak(): Promise<void> {
  const kept = read(key);
  await speak(isLanguage(kept) ? kept : preferred()).catch(() => speak('en'));
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen);
  write(key, chosen);
}

export const useLanguage = (): Language =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, language);
