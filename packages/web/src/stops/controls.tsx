import type { Decision } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { getReady, hold, useTable } from '../net/store.ts';
import { setCard, useStops } from './store.ts';
import type { When } from './stops.ts';
import { usualStops, worthAsking } from './stops.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { MomentStops, WhenSelect } from './moments.tsx';
import { t } from '../i18n/t.ts';

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

/** Every moment and title a player may say something about. */
function Stops() {
  const { names } = useBoard();
  const stops = useStops((state) => state.stops);
  const titles = useTitles(useTable(({ table }) => table?.decisions.find(({ player }) => player === table.seat)));
  return (
    <>
      <h2 className="m-0 mb-2 text-lg">{t('Ask me …')}</h2>
      <div className="flex flex-col gap-2">
        <MomentStops />
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
    </>
  );
}

/** When am I asked? By kind of moment and by card, kept in this browser. */
export function StopsDialog() {
  const { isOpen, open, close, frame } = useDialog();
  return (
    <>
      <button type="button" className="btn" onClick={open}>
        {t('When am I asked? …')}
      </button>
      <dialog
        {...frame}
        aria-label={t('When am I asked?')}
        className="panel m-auto w-[min(32rem,94vw)] bg-panel p-4 text-ink backdrop:bg-black/60"
        onClose={() => {
          frame.onClose();
          getReady();
        }}
      >
        {isOpen && <Stops />}
        <button type="button" className="btn mt-3 w-full" onClick={close}>
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
