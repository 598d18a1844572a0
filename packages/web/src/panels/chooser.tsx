import { optionWords } from '../i18n/table-words.ts';
import type { CardId, Option } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { confirmPick, goBack, pickAll, pickNone } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { isFire } from '../board/fighting.ts';
import { pickIsComplete } from '../choosing/selection.ts';
import { preview } from '../board/sheet.ts';
import { SuggestTeam } from '../hints/team.tsx';
import { useTable } from '../net/store.ts';
import { Firepower } from './battle.tsx';
import { CardFacts, factRow } from './card-facts.tsx';
import { OrderList } from './order-list.tsx';
import { PickBox } from './pick-box.tsx';
import { ShownCards } from './shown-cards.tsx';
import { Crossing, isCrossing } from './crossing/crossing.tsx';
import { t } from '../i18n/t.ts';

type Pick = NonNullable<Option['pick']>;

/** How the cards of an option are named: some of them, all in an order, or none because they are only shown. */
type Mode = 'pick' | 'order' | 'look';

const modeOf = (option: Option, pick: Pick): Mode =>
  option.do === 'arrange' ? 'order' : pick.max === 0 ? 'look' : 'pick';

function limits({ min, max, from }: Pick): string {
  const most = Math.min(max, from.length);
  if (min === most) return t('Choose {min}', { min });
  return min === 0 ? t('Choose up to {most}', { most }) : t('Choose {min} to {most}', { min, most });
}

function Candidate({ card, single }: { readonly card: CardId; readonly single: boolean }) {
  const picked = useTable((state) => state.selection.picked.includes(card));
  return (
    <label
      className={`${factRow} ${picked ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
      onPointerLeave={() => preview(none)}
    >
      <PickBox card={card} single={single} picked={picked} />
      <CardFacts card={card} />
    </label>
  );
}

function Head({ pick, picked }: { readonly pick: Pick; readonly picked: readonly number[] }) {
  return (
    <span className="text-soft">
      {limits(pick)} · <b className="text-ink">{picked.length}</b> {t('chosen')}
    </span>
  );
}

function Cards({
  mode,
  pick,
  picked,
}: {
  readonly mode: Mode;
  readonly pick: Pick;
  readonly picked: readonly number[];
}) {
  if (mode === 'order') return <OrderList cards={picked} />;
  if (mode === 'look') return <ShownCards cards={pick.from} />;
  return (
    <div role="group" aria-label={t('Cards')} className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto p-0.5">
      {pick.from.map((card) => (
        <Candidate key={card} card={card} single={pick.max === 1} />
      ))}
    </div>
  );
}

function submitWords(mode: Mode, pick: Pick, picked: readonly number[]): string {
  if (mode === 'look') return t('Continue');
  if (mode === 'pick') return picked.length > 0 ? t('Confirm ({n})', { n: picked.length }) : t('Confirm');
  return picked.every((card, at) => card === pick.from[at]) ? t('Leave the order') : t('Confirm this order');
}

/** Picks the cards of an option: as many as it asks for. `alone`: the question has no other option to go back to. */
export function Chooser({ option, alone }: { readonly option: Option; readonly alone: boolean }) {
  const selection = useTable((state) => state.selection);
  const { names } = useBoard();
  const { pick, ...bare } = option;
  if (!pick) return null;
  const { picked } = selection;
  const mode = modeOf(option, pick);
  return (
    <form
      className="flex min-h-0 flex-1 flex-col gap-2"
      data-mode={mode}
      onSubmit={(event) => {
        event.preventDefault();
        confirmPick();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="m-0 flex-1">
          {!alone && <span className="block font-medium">{optionWords(bare, names)}</span>}
          {mode === 'pick' && <Head pick={pick} picked={picked} />}
          {isFire(option) && <Firepower ships={picked} target={option.on} />}
        </p>
        {mode === 'pick' && pick.max > 1 && !isCrossing(option) && (
          <>
            <button type="button" className="btn min-h-10 px-3" title={t('All who can')} onClick={pickAll}>
              {t('All')}
            </button>
            <button type="button" className="btn min-h-10 px-3" onClick={pickNone}>
              {t('None')}
            </button>
          </>
        )}
      </div>
      {isCrossing(option) ? (
        <Crossing option={option} picked={picked} />
      ) : (
        <>
          {mode === 'pick' && <SuggestTeam option={option} />}
          <Cards mode={mode} pick={pick} picked={picked} />
        </>
      )}
      <div className="chooser-ends flex gap-2">
        {!alone && (
          <button type="button" className="btn" onClick={goBack}>
            {t('Back')}
          </button>
        )}
        <button type="submit" className="btn btn-main flex-1" disabled={!pickIsComplete(selection)}>
          {submitWords(mode, pick, picked)}
        </button>
      </div>
    </form>
  );
}
