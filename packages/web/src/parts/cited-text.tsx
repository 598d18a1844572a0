import { cited, clauseAddress } from './cited.ts';

/**
 * Words in which every clause id leads to the rules page: in a tab of its own, so that no game is left, unless it is the
 * page the reader is `here` on.
 */
export function CitedText({ text, here = false }: { readonly text: string; readonly here?: boolean }) {
  return cited(text).map((piece, at) =>
    piece.clause ? (
      <a
        key={at}
        href={here ? `#${piece.text}` : clauseAddress(piece.text)}
        {...(here ? {} : { target: '_blank', rel: 'noopener' })}
        className="font-semibold whitespace-nowrap text-mine underline underline-offset-2"
      >
        {piece.text}
      </a>
    ) : (
      <span key={at}>{piece.text}</span>
    ),
  );
}
