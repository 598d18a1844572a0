import { type Piece } from '@spaceline/protocol';
import { eventPieces } from '../i18n/table-words.ts';
import type { CardId, SeenEvent } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { show, showTitle } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { preview, useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { Sign } from '../scenes/sign.tsx';
import { showActAgain, useStage } from '../scenes/stage.ts';
import { signOf } from './log-signs.ts';
import type { Names } from '../words.ts';
import { many, t } from '../i18n/t.ts';

/** Steps of the turn that most players take for granted. */
const fine = new Set<SeenEvent['e']>([
  'passed',
  'segment begun',
  'card play used',
  'result begun',
  'turn ended',
  'shuffled',
]);
const notable = new Set<SeenEvent['e']>([
  'mission completed',
  'scored',
  'killed',
  'destroyed',
  'game won',
  'game drawn',
]);

const lastLines = 250;
const nothing: readonly SeenEvent[] = [];

/** A card's title that can be touched to read the card. */
export function CardName({ text, card, def }: { readonly text: string; readonly card: CardId; readonly def: string }) {
  const open = useSheet((state) => state.open);
  const seen = useTable((state) => state.table?.view?.cards.some(({ id }) => id === card) ?? false);
  const reveal = () => {
    if (seen) return show(card);
    if (def) showTitle(def);
  };
  const read = () => {
    reveal();
    open('card');
  };
  // Not a button element: its text must break over lines like the sentence around it.
  return (
    <span
      role="button"
      tabIndex={0}
      className="cursor-pointer text-mine underline decoration-edge-strong underline-offset-2"
      onClick={read}
      onKeyDown={(event) => event.key === 'Enter' && read()}
      onPointerEnter={(event) => event.pointerType === 'mouse' && seen && preview(card)}
      onPointerLeave={() => preview(none)}
    >
      {text}
    </span>
  );
}

interface Told {
  readonly sentence: readonly Piece[];
  readonly people: string;
}

/** A sentence is made once: what happened does not change, and neither does how it was told. */
const told = new WeakMap<SeenEvent, Told>();

function tell(event: SeenEvent, names: Names): readonly Piece[] {
  // Who plays may be learnt a moment later than what they did.
  const people = [names.opponent, ...names.players].join();
  const before = told.get(event);
  if (before?.people === people) return before.sentence;
  const sentence = eventPieces(event, names);
  // A title that is not written may be told apart from the pool, a moment later.
  if (Object.values(event.names).every((def) => names.titleOf(def) !== def)) told.set(event, { sentence, people });
  return sentence;
}

/** The act that an event begins can be seen again. */
function Again({ at }: { readonly at: number }) {
  return (
    <button
      type="button"
      className="-my-px inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center self-center rounded bg-transparent text-soft hover:text-gold pointer-coarse:min-h-10 pointer-coarse:min-w-11"
      aria-label={t('Show it again')}
      title={t('Show it again')}
      onClick={() => showActAgain(at)}
    >
      <Sign name="again" size={14} />
    </button>
  );
}

const Line = memo(function Line({
  event,
  sentence,
  act,
}: {
  readonly event: SeenEvent;
  readonly sentence: readonly Piece[];
  readonly act: number | undefined;
}) {
  const turn = event.e === 'turn begun' || event.e === 'phase begun';
  const tone = turn
    ? 'mt-2 border-t border-edge pt-2 font-semibold'
    : notable.has(event.e)
      ? 'font-medium text-gold'
      : '';
  const sign = signOf(event);
  return (
    <li className={`flex gap-2 leading-snug ${fine.has(event.e) ? 'text-sm text-soft' : ''} ${tone}`}>
      <span className={`w-4 shrink-0 self-center ${event.player === 0 || event.player === 1 ? '' : 'text-soft'}`}>
        {sign && <Sign name={sign} size={16} />}
      </span>
      <span className="log-words min-w-0 self-center">
        {sentence.map(({ text, card }, at) =>
          card === undefined ? (
            <span key={at}>{text}</span>
          ) : (
            <CardName key={at} text={text} card={card} def={event.names[card] ?? ''} />
          ),
        )}
      </span>
      {act !== undefined && <Again at={act} />}
    </li>
  );
});

/** The acts by the happening that each begins with. */
function useBeginnings(): ReadonlyMap<SeenEvent, number> {
  const acts = useStage(({ playback }) => playback.story.acts);
  return useMemo(
    () =>
      new Map(
        acts.flatMap(({ kind, events: [head], id }) => (head && kind !== 'turn' && kind !== 'end' ? [[head, id]] : [])),
      ),
    [acts],
  );
}

/** Whoever reads further up is told how much is new, and is not moved. */
function useReading(lines: number) {
  const list = useRef<HTMLDivElement>(null);
  const [readTo, setReadTo] = useState<number>();
  useLayoutEffect(() => {
    const { current } = list;
    if (readTo !== undefined || !current) return;
    const toEnd = (): void => current.scrollTo({ top: current.scrollHeight, behavior: 'instant' });
    // Narrower lines grow longer, and a lower list shows fewer of them.
    const watching = new ResizeObserver(toEnd);
    for (const each of [current, ...current.children]) watching.observe(each);
    toEnd();
    return () => watching.disconnect();
  }, [lines, readTo]);
  return {
    list,
    fresh: readTo === undefined ? 0 : Math.max(0, lines - readTo),
    toEnd: () => setReadTo(undefined),
    onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { readonly currentTarget: Element }) => {
      const isAtEnd = scrollHeight - scrollTop - clientHeight < 40;
      setReadTo((before) => (isAtEnd ? undefined : (before ?? lines)));
    },
  };
}

/** What happened, in sentences, the newest at the end. What others do is said aloud by `LiveNews`, not here again. */
export function Log() {
  const { names, view } = useBoard();
  const ready = useTable((state) => state.faces.size > 0);
  // What was chosen is drawn first, and told here when it is seen.
  const log = useDeferredValue(useTable((state) => state.table?.log ?? nothing));
  const [details, setDetails] = useState(false);
  const beginnings = useBeginnings();
  const isSeeding = view.phase !== 'play' && view.phase !== 'over';
  const all = (ready ? log : nothing)
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => details || isSeeding || !fine.has(event.e));
  const lines = all.slice(-lastLines);
  const { list, fresh, toEnd, onScroll } = useReading(all.length);
  return (
    <section aria-label={t('Log')} className="relative flex min-h-0 flex-1 flex-col">
      <label className="flex min-h-10 items-center gap-2 px-3 text-sm text-soft">
        <input type="checkbox" className="size-4 accent-gold" checked={details} onChange={() => setDetails(!details)} />
        {t('show every step')}
      </label>
      <div
        ref={list}
        role="log"
        aria-live="off"
        className="min-h-0 flex-1 overflow-y-auto px-3 pb-3"
        onScroll={onScroll}
      >
        <ol className="m-0 flex list-none flex-col gap-1 p-0">
          {lines.map(({ event, at }) => (
            <Line key={at} event={event} sentence={tell(event, names)} act={beginnings.get(event)} />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button
          type="button"
          className="btn absolute bottom-2 left-1/2 min-h-9 -translate-x-1/2"
          data-fresh={fresh}
          onClick={toEnd}
        >
          {many(fresh, '1 new line', '{n} new lines')}
        </button>
      )}
    </section>
  );
}
