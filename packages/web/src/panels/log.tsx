import { eventPieces, type Piece } from '@spaceline/protocol';
import type { CardId, SeenEvent } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { memo, useEffect, useRef, useState } from 'react';
import { show, showTitle } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { preview, useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import type { Names } from '../words.ts';

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

const Line = memo(function Line({
  event,
  sentence,
}: {
  readonly event: SeenEvent;
  readonly sentence: readonly Piece[];
}) {
  const turn = event.e === 'turn begun' || event.e === 'phase begun';
  const tone = turn
    ? 'mt-2 border-t border-edge pt-2 font-semibold'
    : notable.has(event.e)
      ? 'font-medium text-gold'
      : '';
  return (
    <li className={`leading-snug ${fine.has(event.e) ? 'text-sm text-soft' : ''} ${tone}`}>
      {sentence.map(({ text, card }, at) =>
        card === undefined ? (
          <span key={at}>{text}</span>
        ) : (
          <CardName key={at} text={text} card={card} def={event.names[card] ?? ''} />
        ),
      )}
    </li>
  );
});

/** What happened, in sentences, the newest at the end. */
export function Log() {
  const { names, view } = useBoard();
  const ready = useTable((state) => state.faces.size > 0);
  const log = useTable((state) => state.table?.log ?? nothing);
  const [details, setDetails] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const isSeeding = view.phase !== 'play' && view.phase !== 'over';
  const lines = (ready ? log : nothing)
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => details || isSeeding || !fine.has(event.e))
    .slice(-lastLines);
  useEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log, details]);
  return (
    <section aria-label="Log" className="flex min-h-0 flex-1 flex-col">
      <label className="flex min-h-10 items-center gap-2 px-3 text-sm text-soft">
        <input type="checkbox" className="size-4 accent-gold" checked={details} onChange={() => setDetails(!details)} />
        show every step
      </label>
      <ol
        ref={list}
        role="log"
        aria-live="polite"
        className="m-0 flex min-h-0 flex-1 list-none flex-col gap-1 overflow-y-auto px-3 pb-3"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {lines.map(({ event, at }) => (
          <Line key={at} event={event} sentence={tell(event, names)} />
        ))}
      </ol>
    </section>
  );
}
