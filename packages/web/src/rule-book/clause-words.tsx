import type { FormatClause } from '../net/api.ts';
import { CitedText } from '../parts/cited-text.tsx';
import { Marked } from './marked.tsx';

/** Title and text of a clause; where the first sentence is the title, it is said once. */
export function ClauseWords({
  clause: { title, text },
  here = false,
  heading: Heading = 'h4',
}: {
  readonly clause: FormatClause;
  readonly here?: boolean;
  /** As deep as what it stands under. */
  readonly heading?: 'h2' | 'h4';
}) {
  const first = `${title}.`;
  const rest = text.startsWith(first) ? text.slice(first.length).trim() : text;
  return (
    <>
      <Heading className="m-0 text-base font-semibold first-letter:uppercase" lang="en">
        <Marked text={rest === text ? title : first} />
      </Heading>
      {rest && (
        <p className="m-0 leading-relaxed whitespace-pre-line text-soft" lang="en">
          <CitedText text={rest} here={here} plain={Marked} />
        </p>
      )}
    </>
  );
}
