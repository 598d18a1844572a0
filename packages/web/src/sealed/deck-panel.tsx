import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeckPart } from '@spaceline/language';
import { many, t } from '../i18n/t.ts';
import { numberOf, toneOf, whereWords } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { Picture } from '../faces/picture.tsx';
import type { DeckList } from '../net/api.ts';
import { Icon } from '../parts/icon.tsx';
import { reports, sizes } from './checks.ts';
import { added, mayGo, moved, removed } from './draft.ts';
import { useGlanceOf } from './glance.tsx';
import { needsOf } from './needs.ts';
import type { Need } from './needs.ts';
import { DeckRow, carriedIn, carry, drags, isCard } from './rows.tsx';

interface Props {
  readonly deck: DeckList;
  readonly faceOf: (id: string) => Face;
  /** How many copies of a card the box has left. */
  readonly leftOf: (id: string) => number;
  readonly change: (to: (deck: DeckList) => DeckList) => void;
}

/** What a mission asks for, each with a sign whether the people of the deck have it. */
function Needs({ way }: { readonly way: readonly Need[] }) {
  return way.map(({ words, has, met }) => (
    <span
      key={words}
      className={`inline-flex items-center gap-1 text-sm whitespace-nowrap ${met ? 'text-good' : 'text-gold'}`}
    >
      <Icon name={met ? 'check' : 'close'} size={13} />
      <span lang="en">{words}</span>
      {has !== undefined && <b className="tabular-nums">{has}</b>}
      <span className="sr-only">{met ? t('there') : t('missing')}</span>
    </span>
  ));
}

function MissionRow({
  face,
  people,
  onOut,
}: {
  readonly face: Face;
  readonly people: readonly Face[];
  readonly onOut: () => void;
}) {
  const { handlers, wasLong } = useGlanceOf(face);
  const where = whereWords(face);
  const points = numberOf(face, 'points', face.points);
  const ways = face.requires ? needsOf(face.requires, people) : [];
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center gap-3 rounded-lg border-0 bg-transparent p-1 text-left text-ink hover:bg-raised/60"
        data-row={face.id}
        draggable={drags}
        onDragStart={(event) => {
          handlers.onPointerLeave();
          carry(event, { id: face.id, from: 'missions' });
        }}
        onClick={() => !wasLong() && onOut()}
        {...handlers}
      >
        <span
          className="h-13 w-20 shrink-0 overflow-hidden rounded-lg"
          style={{ borderLeft: `3px solid ${toneOf(face)}` }}
        >
          <Picture face={face} />
        </span>
        <span className="min-w-0">
          <span className="sr-only">{t('Take out ')}</span>
          <b className="font-semibold">{face.title}</b>{' '}
          <span className="text-sm text-soft">
            {face.front
              ? t('{where}, {points} points, {kind} built in', { where, points, kind: face.front.kind })
              : t('{where}, {points} points', { where, points })}
          </span>
          <span className="flex flex-wrap items-center gap-x-3">
            {ways.map((way, at) => (
              <span key={at} className="flex flex-wrap items-center gap-x-3">
                {at > 0 && <i className="text-sm text-soft not-italic">{t('or')}</i>}
                <Needs way={way} />
              </span>
            ))}
          </span>
        </span>
      </button>
    </li>
  );
}

/** A part of the deck that cards can be dropped on. */
function Part({
  part,
  title,
  count,
  isFine,
  onDrop,
  children,
}: {
  readonly part: DeckPart;
  readonly title: string;
  readonly count: string;
  readonly isFine: boolean;
  readonly onDrop: (id: string, from: DeckPart | undefined) => void;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  return (
    <section
      aria-label={title}
      data-part={part}
      className={`min-w-0 ${over ? 'drop-here' : ''}`}
      onDragOver={(event) => {
        if (!isCard(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const carried = carriedIn(event);
        if (carried) onDrop(carried.id, carried.from);
      }}
    >
      <h2 className="m-0 mb-1 flex items-baseline gap-2 text-lg font-semibold">
        {title} <span className={`text-sm font-normal ${isFine ? 'text-soft' : 'text-gold'}`}>{count}</span>
      </h2>
      {children}
    </section>
  );
}

const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className="m-0 rounded-lg border border-dashed border-edge-strong px-2 py-1.5 text-center text-sm text-soft">
    {children}
  </p>
);

const countedIds = (ids: readonly string[]): readonly (readonly [id: string, copies: number])[] => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
};

/** The three parts of the deck in the making. */
export function DeckPanel({ deck, faceOf, leftOf, change }: Props) {
  const people = [...deck.draw, ...deck.seeds].map(faceOf).filter((face) => face.people.length > 0);
  const drop = (to: DeckPart) => (id: string, from: DeckPart | undefined) => {
    if (!mayGo(faceOf(id), to) || from === to) return;
    if (from) change((now) => moved(now, id, from, to));
    else if (leftOf(id) > 0) change((now) => added(now, id, to));
  };
  const rows = (part: 'seeds' | 'draw') => (
    <ul className="m-0 flex list-none flex-col gap-0.5 p-0">
      {countedIds(deck[part]).map(([id, copies]) => {
        const face = faceOf(id);
        return (
          <DeckRow
            key={id}
            face={face}
            copies={copies}
            part={part}
            note={part === 'seeds' && reports(face) ? t('face up') : undefined}
            onOut={() => change((now) => removed(now, id, part))}
            onMove={(to) => change((now) => moved(now, id, part, to))}
          />
        );
      })}
    </ul>
  );
  const missing = sizes.drawMinimum - deck.draw.length;
  return (
    <div className="flex flex-col gap-3">
      <Part
        part="missions"
        title={t('Missions')}
        count={t('{count} of {most}', { count: deck.missions.length, most: sizes.missions })}
        isFine={deck.missions.length > 0 && deck.missions.length <= sizes.missions}
        onDrop={drop('missions')}
      >
        <ul className="m-0 flex list-none flex-col gap-0.5 p-0">
          {deck.missions.map((id, at) => (
            <MissionRow
              key={`${id} ${at}`}
              face={faceOf(id)}
              people={people}
              onOut={() => change((now) => removed(now, id, 'missions'))}
            />
          ))}
        </ul>
        {deck.missions.length === 0 && <Empty>{t('up to three missions')}</Empty>}
      </Part>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Part
          part="seeds"
          title={t('Seeds')}
          count={t('{count} of {most}', { count: deck.seeds.length, most: sizes.seedMaximum })}
          isFine={deck.seeds.length <= sizes.seedMaximum}
          onDrop={drop('seeds')}
        >
          {rows('seeds')}
          {deck.seeds.length === 0 && <Empty>{t('dilemmas, artifacts, an outpost')}</Empty>}
        </Part>
        <Part
          part="draw"
          title={t('Draw')}
          count={t('{count} of at least {least}', { count: deck.draw.length, least: sizes.drawMinimum })}
          isFine={missing <= 0}
          onDrop={drop('draw')}
        >
          {rows('draw')}
          {missing > 0 && (
            <div className={deck.draw.length > 0 ? 'mt-0.5' : ''}>
              <Empty>{many(missing, 'one more card', '{n} more cards')}</Empty>
            </div>
          )}
        </Part>
      </div>
    </div>
  );
}
