import { createContext, useContext } from 'react';
import { cut } from './book.ts';

/** What the reader searches for. */
export const Sought = createContext('');

/** Words in which those that are searched for stand out. */
export function Marked({ text }: { readonly text: string }) {
  return cut(text, useContext(Sought)).map((piece, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="rounded-xs bg-gold/30 text-ink">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
}
