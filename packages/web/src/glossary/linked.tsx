import type { TermId } from '@spaceline/art';
import { cutAtTerms } from '@spaceline/art';
import { termsIn } from '../i18n/language.ts';

/** A word of the rules that can be asked for. */
export const Term = ({ term, words }: { readonly term: TermId; readonly words: string }) => (
  <button type="button" className="art-linked" data-term={term}>
    {words}
  </button>
);

/** Words in which those of the rules can be asked for. What is computed from programs is `english` in every language. */
export function Linked({ text, english = false }: { readonly text: string; readonly english?: boolean }) {
  return (english ? cutAtTerms : termsIn)(text).map(({ text: words, term }, at) =>
    term === undefined ? <span key={at}>{words}</span> : <Term key={at} term={term} words={words} />,
  );
}

/** For places that hand over the text alone. */
export const LinkedEnglish = ({ text }: { readonly text: string }) => <Linked text={text} english />;
