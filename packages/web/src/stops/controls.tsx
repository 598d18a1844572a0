import type { Decision } from '@spaceline/engine';
import { useRef } from 'react';
import { useBoard } from '../board/context.tsx';
import { getReady, hold, useTable } from '../net/store.ts';
import { setCard, setMoment, setOwnCards, setQuick, useStops } from './store.ts';
import type { MomentKind, When } from './stops.ts';
import { momentKinds, usualStops, whens, worthAsking } from './stops.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

const momentWords: Readonly<Record<MomentKind, Label>> = {
  response: 'when I can respond to something',
  suspension: 'when I can act before something goes on',
  'their turn': 'when I can act in my opponent’s turn',
};
const whenWords: Readonly<Record<When, Label>> = {
  always: 'every time',
  once: 'once a turn for each card',
  never: 'never',
};

/** While the client is about to pass: the way to be asked after all. */
export function Hold() {
  const passing = useTable((state) => state.passing);
  const isHeld = useStops((state) => state.hold);
  if (!passing && !isHeld) return null;
  return (
    <button
      type="button"
      className={`btn ${isHeld ? 'border-gold text-gold' : ''}`}
      aria-pressed={isHeld}
      data-hold
      onClick={() => {
        if (!isHeld) return hold();
        useStops.setState({ hold: false });
        getReady();
      }}
    >
      {isHeld ? t('Holding: ask me everything') : t('Hold')}
      <kbd className="hidden rounded border border-edge-strong px-1.5 text-sm text-soft lg:inline">X</kbd>
    </button>
  );
}

interface WhenProps {
  readonly label: string;
  readonly value: When | undefined;
  /** What is there without a choice of one's own. */
  readonly usual?: string;
  readonly onChange: (when: When | undefined) => void;
}

function WhenSelect({ label, value, usual, onChange }: WhenProps) {
  return (
    <label className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 flex-1">{label}</span>
      <select
        className="btn min-h-9 py-1"
        value={value ?? ''}
        onChange={({ target }) => onChange(whens.find((when) => when === target.value))}
      >
        {usual && <option value="">{usual}</option>}
        {whens.map((when) => (
          <option key={when} value={when}>
            {t(whenWords[when])}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The titles a player may say something about: those with a rule, and those that can do something now. */
function useTitles(decision: Decision | undefined): readonly string[] {
  const { view, cardOf } = useBoard();
  const stops = useStops((state) => state.stops);
  const now = decision
    ? worthAsking(decision, view, { ...usualStops, ownCards: true }, () => undefined).flatMap(
        ({ card }) => cardOf(card)?.def ?? [],
      )
    : [];
  return [...new Set([...Object.keys(stops.cards), ...now])];
}

/** When am I asked? By kind of moment and by card, kept in this browser. */
export function StopsDialog() {
  const { names } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  const stops = useStops((state) => state.stops);
  const table = useTable((state) => state.table);
  const titles = useTitles(table?.decisions.find(({ player }) => player === table.seat));
  return (
    <>
      <button type="button" className="btn" onClick={() => dialog.current?.showModal()}>
        {t('When am I asked? …')}
      </button>
      <dialog
        ref={dialog}
        aria-label={t('When am I asked?')}
        className="panel m-auto w-[min(32rem,94vw)] bg-panel p-4 text-ink backdrop:bg-black/60"
        onClose={getReady}
      >
        <h2 className="m-0 mb-2 text-lg">{t('Ask me …')}</h2>
        <div className="flex flex-col gap-2">
          {momentKinds.map((kind) => (
            <WhenSelect
              key={kind}
              label={t(momentWords[kind])}
              value={stops.moments[kind]}
              onChange={(when) => setMoment(kind, when ?? usualStops.moments[kind])}
            />
          ))}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={stops.ownCards}
              onChange={() => setOwnCards(!stops.ownCards)}
            />
            <span>{t('also whether to answer cards of my own')}</span>
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={stops.quick}
              onChange={() => setQuick(!stops.quick)}
            />
            <span>{t('and pass at once otherwise')}</span>
          </label>
          {titles.map((def) => (
            <WhenSelect
              key={def}
              label={names.titleOf(def) ?? def}
              value={stops.cards[def]}
              usual={t('as above')}
              onChange={(when) => setCard(def, when)}
            />
          ))}
        </div>
        <p className="m-0 mt-3 text-sm text-soft">
          {stops.quick
            ? t('Your opponent waits less, and may guess from a quick pass that you hold nothing to answer with.')
            : t('Whatever you choose, your opponent is not told: every pass takes a random moment, whatever you hold.')}
        </p>
        <button type="button" className="btn mt-3 w-full" onClick={() => dialog.current?.close()}>
          {t('Done')}
        </button>
      </dialog>
    </>
  );
}

/** Beside an opportunity: what to do about this card the next time. */
export function CardStops({ decision }: { readonly decision: Decision }) {
  const { view, cardOf, names } = useBoard();
  const stops = useStops((state) => state.stops);
  const defs = [
    ...new Set(worthAsking(decision, view, stops, () => undefined).flatMap(({ card }) => cardOf(card)?.def ?? [])),
  ];
  return (
    <>
      {defs.slice(0, 2).map((def) => {
        const when = stops.cards[def];
        const next: When | undefined = when === 'never' ? undefined : 'never';
        return (
          <button
            key={def}
            type="button"
            className="btn btn-quiet text-sm"
            data-stop={def}
            aria-pressed={when === 'never'}
            onClick={() => setCard(def, next)}
          >
            {when === 'never'
              ? t('Ask again about {title}', { title: names.titleOf(def) })
              : t('Do not ask about {title}', { title: names.titleOf(def) })}
          </button>
        );
      })}
    </>
  );
}
