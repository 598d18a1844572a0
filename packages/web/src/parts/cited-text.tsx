import { cited, clauseAddress } from './cited.ts';

/** Words in which every clause id leads to the rules page; in a tab of its own, so that no game is left. */
export function CitedText({ text }: { readonly text: string }) {
  return cited(text).map((piece, at) =>
    piece.clause ? (
      <a
        key={at}
        href={clauseAddress(piece.text)}
        target="_blank"
        rel="noopener"
        className="font-semibold whitespace-nowrap text-mine underline underline-offset-2"
      >
        {piece.text}
      </a>
    ) : (
      <span key={at}>{piece.text}</span>
    ),
  );
}
