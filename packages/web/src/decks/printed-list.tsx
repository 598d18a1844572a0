import { deckParts } from '@spaceline/language';
import type { Label } from '../i18n/t.ts';
import { t } from '../i18n/t.ts';
import type { Face } from '../faces/face.ts';
import type { OpenedDeck } from './use-deck.ts';

const headings = { missions: 'Missions', seeds: 'Seed deck', draw: 'Draw deck' } as const satisfies Record<
  string,
  Label
>;

const linesOf = (ids: readonly string[], faceOf: (id: string) => Face): readonly string[] => {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].map(([id, count]) => `${count} ${faceOf(id).title}`);
};

/** The list on paper, as a tournament director wants it; nothing of it is on the screen. */
export function PrintedList({
  opened,
  faceOf,
}: {
  readonly opened: OpenedDeck;
  readonly faceOf: (id: string) => Face;
}) {
  return (
    <section aria-hidden="true" className="hidden print:block">
      <h1>{opened.name}</h1>
      <p>{t('Player: ______________________ Format: {format}', { format: opened.format })}</p>
      {deckParts.map((part) => (
        <div key={part}>
          <h2>
            {t(headings[part])} ({opened.deck[part].length})
          </h2>
          <ul style={{ columns: 2 }}>
            {linesOf(opened.deck[part], faceOf).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
