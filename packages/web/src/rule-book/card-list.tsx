import { many, t } from '../i18n/t.ts';
import type { CardList } from '../net/api.ts';
import { Marked } from './marked.tsx';

/** The list of a clause, with its date and source, opened by whoever wants to read it. */
export function ClauseList({ list: { name, date, source, cards } }: { readonly list: CardList }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {many(cards.length, '{name} ({date}): 1 card', '{name} ({date}): {n} cards', { name, date })}
      </summary>
      <p className="m-0 text-soft">{t('Source: {source}.', { source })}</p>
      <ul className="m-0 list-disc pl-5 text-soft sm:columns-2" lang="en">
        {cards.map((card) => (
          <li key={card.name}>
            <Marked text={card.becomes === undefined ? card.name : `${card.name} is ${card.becomes}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
