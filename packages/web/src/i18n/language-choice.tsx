import { chooseLanguage, languages, useLanguage } from './language.ts';
import type { Language } from './language.ts';

/** One button for each language, named in it: who cannot read this page finds theirs. */
export function LanguageChoice() {
  const spoken = useLanguage();
  return (
    <span className="inline-flex gap-1" role="group" aria-label="Language · Sprache">
      {Object.entries(languages).map(([language, name]) => (
        <button
          key={language}
          lang={language}
          aria-pressed={language === spoken}
          className={language === spoken ? 'link font-semibold' : 'link'}
          onClick={() => void chooseLanguage(language as Language)}
        >
          {name}
        </button>
      ))}
    </span>
  );
}
