import type { ReactNode } from 'react';
import { cited, clauseAddress } from './cited.ts';

const Words = ({ text }: { readonly text: string }): ReactNode => <span>{text}</span>;

/**
 * Words in which every clause id leads to the rules page: in a tab of its own, so that no game is left, unless it is the
 * page the reader is `here` on.
 */
export function CitedText({
  text,
  here = false,
  plain: Plain = Words,
}: {
  readonly text: string;
  readonly here?: boolean;
  /** Draws what is no id. */
  readonly plain?: (words: { readonly text: string }) => ReactNode;
}) {
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
      <Plain key={at} text={piece.text} />
    ),
  );
}
