import type { Decision } from '@spaceline/engine';
import { worthAsking } from '@spaceline/protocol';
import { useBoard } from '../board/context.tsx';
import { getReady, hold, useTable } from '../net/store.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { CardWhenSelect, MomentStops } from './moments.tsx';
import type { CardWhen } from './moments.tsx';
import { ownAnswers } from './own-answers.ts';
import { setCard, setSilent, thisTurn, useStops } from './store.ts';
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

/** What is said about a title in the turn that is shown, and the way to say otherwise. */
function useCardWhen(def: string): readonly [CardWhen, (when: CardWhen) => void] {
  const { view } = useBoard();
  const match = useTable(({ table }) => table?.match) ?? '';
  const isSilent = useStops((state) => thisTurn(match, view, state).silent.has(def));
  const kept = useStops((state) => state.stops.cards[def]);
  const choose = (when: CardWhen): void => {
    setSilent(match, view, def, when === 'not in this turn');
    if (when !== 'not in this turn') setCard(def, when === 'as above' ? undefined : when);
  };
  return [isSilent ? 'not in this turn' : (kept ?? 'as above'), choose];
}

function CardRow({ def }: { readonly def: string }) {
  const { names } = useBoard();
  const [when, choose] = useCardWhen(def);
  return <CardWhenSelect label={names.titleOf(def) ?? def} value={when} onChange={choose} />;
}

/** Every moment and title a player may say something about: one's own that ever answer, and those with a rule. */
function Stops() {
  const { view, me, faceOfTitle } = useBoard();
  const stops = useStops((state) => state.stops);
  const titles = [...new Set([...ownAnswers(view, me, faceOfTitle), ...Object.keys(stops.cards)])];
  return (
    <>
      <h2 className="m-0 mb-2 text-lg">{t('Ask me …')}</h2>
      <div className="flex flex-col gap-2">
        <MomentStops />
        <h3 className="m-0 mt-1 text-base">{t('Card by card')}</h3>
        {titles.map((def) => (
          <CardRow key={def} def={def} />
        ))}
        {titles.length === 0 && (
          <p className="m-0 text-soft">{t('None of your cards in hand or in play ever answers anything.')}</p>
        )}
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

/** About one title: never again, or not in this turn. */
function CardStop({ def }: { readonly def: string }) {
  const { names } = useBoard();
  const [when, choose] = useCardWhen(def);
  const kept = useStops((state) => state.stops.cards[def]);
  const title = names.titleOf(def) ?? def;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet text-sm"
        data-stop={def}
        aria-pressed={when === 'never'}
        onClick={() => choose(when === 'never' ? 'as above' : 'never')}
      >
        {when === 'never' ? t('Ask again about {title}', { title }) : t('Do not ask about {title}', { title })}
      </button>
      {when !== 'never' && (
        <button
          type="button"
          className={`btn btn-quiet text-sm ${when === 'not in this turn' ? 'border-gold text-gold' : ''}`}
          data-stop-now={def}
          aria-pressed={when === 'not in this turn'}
          onClick={() => choose(when === 'not in this turn' ? (kept ?? 'as above') : 'not in this turn')}
        >
          {t('{title}: not in this turn', { title })}
        </button>
      )}
    </>
  );
}

/** Beside an opportunity: what to do about these cards the next time. */
export function CardStops({ decision }: { readonly decision: Decision }) {
  const { view, cardOf } = useBoard();
  const stops = useStops((state) => state.stops);
  const defs = worthAsking(decision, view, stops, () => undefined).flatMap(({ card }) => cardOf(card)?.def ?? []);
  return (
    <>
      {[...new Set(defs)].slice(0, 2).map((def) => (
        <CardStop key={def} def={def} />
      ))}
    </>
  );
}
