import type { CardList } from '../net/api.ts';
import { Marked } from './marked.tsx';

/** The list of a clause, with its date and source, opened by whoever wants to read it. */
export function ClauseList({ list: { name, date, source, cards } }: { readonly list: CardList }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {`${name} (${date}): ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
      </summary>
      <p className="m-0 text-soft">{`Source: ${source}.`}</p>
      <ul className="m-0 list-disc pl-5 text-soft sm:columns-2">
        {cards.map((card) => (
          <li key={card.name}>
            <Marked text={card.becomes === undefined ? card.name : `${card.name} is ${card.becomes}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
