import type { DeckPart } from '@spaceline/language';
import { many, t } from '../i18n/t.ts';
import { typeOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import type { DeckList } from '../net/api.ts';
import { added, mayGo, moved, removed } from '../sealed/draft.ts';
import { DeckRow, carriedIn, isCard } from '../sealed/rows.tsx';
import { useWide } from '../parts/use-wide.ts';
import { MissionsRow } from './missions-row.tsx';
import { SteppedRow } from './stepped-row.tsx';
import type { Statistics } from './statistics.ts';

interface Props {
  readonly deck: DeckList;
  readonly statistics: Statistics;
  readonly faceOf: (id: string) => Face;
  readonly change: (to: (deck: DeckList) => DeckList) => void;
}

const order = ['Dilemma', 'Artifact', 'Facility', 'Personnel', 'Ship', 'Equipment', 'Event', 'Interrupt'];
const rankOf = (face: Face): number => {
  const at = order.indexOf(typeOf(face));
  return at < 0 ? order.length : at;
};

/** Copies in one row, by type and title. */
const rowsOf = (ids: readonly string[], faceOf: (id: string) => Face): readonly (readonly [Face, number])[] => {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies]
    .map(([id, count]) => [faceOf(id), count] as const)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a.title < b.title ? -1 : 1));
};

function Part({
  part,
  title,
  deck,
  faceOf,
  change,
  columns = '',
}: Omit<Props, 'statistics'> & {
  readonly part: 'seeds' | 'draw';
  readonly title: string;
  readonly columns?: string;
}) {
  const wide = useWide();
  return (
    <section
      aria-label={title}
      data-part={part}
      className="min-w-0"
      onDragOver={(event) => isCard(event) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const carried = carriedIn(event);
        if (!carried || !mayGo(faceOf(carried.id), part) || carried.from === part) return;
        const { id, from } = carried;
        change((now) => (from ? moved(now, id, from, part) : added(now, id, part)));
      }}
    >
      <h2 className="m-0 mb-1 text-lg font-semibold">
        {title} <span className="text-sm font-normal text-soft">{many(deck[part].length, '1 card', '{n} cards')}</span>
      </h2>
      <ul className={`m-0 list-none p-0 ${columns}`}>
        {rowsOf(deck[part], faceOf).map(([face, copies]) => {
          const row = {
            face,
            copies,
            part,
            onMove: (to: DeckPart) => change((now) => moved(now, face.id, part, to)),
          };
          const out = () => change((now) => removed(now, face.id, part));
          return wide ? (
            <DeckRow key={face.id} {...row} onOut={out} />
          ) : (
            <SteppedRow
              key={face.id}
              {...row}
              onFewer={out}
              onMore={() => change((now) => added(now, face.id, part))}
            />
          );
        })}
      </ul>
      {deck[part].length === 0 && <p className="m-0 text-soft">{t('Nothing yet.')}</p>}
    </section>
  );
}

/** The three parts of a deck: missions as places, seeds and draw deck as rows. A touch takes one copy out. */
export function DeckLists(props: Props) {
  const { deck, statistics, change } = props;
  return (
    <div className="flex flex-col gap-3">
      <MissionsRow missions={statistics.missions} onOut={(id) => change((now) => removed(now, id, 'missions'))} />
      {deck.missions.length === 0 && <p className="m-0 text-soft">{t('No missions yet: six make a deck.')}</p>}
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[1fr_2fr]">
        <Part {...props} part="seeds" title={t('Seeds')} />
        <Part {...props} part="draw" title={t('Draw deck')} columns="sm:columns-2 gap-5" />
      </div>
    </div>
  );
}
