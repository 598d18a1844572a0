import type { Option } from '@spaceline/engine';
import { confirmPick, goBack, pickAll, pickNone, shiftPick, show, togglePick } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { vesselOf } from '../board/fighting.ts';
import { pickIsComplete } from '../board/selection.ts';
import { preview } from '../board/sheet.ts';
import { summary } from '../faces/face.ts';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import { sayOption } from '../words.ts';
import { Firepower } from './battle.tsx';

type Pick = NonNullable<Option['pick']>;

/** How the cards of an option are named: some of them, all in an order, or none because they are only shown. */
type Mode = 'pick' | 'order' | 'look';

const modeOf = (option: Option, pick: Pick): Mode =>
  option.do === 'arrange' ? 'order' : pick.max === 0 ? 'look' : 'pick';

/** The cards picked are ships that fire. */
const isFire = (option: Option): boolean =>
  option.do === 'return fire' || (option.do === 'battle' && option.pick !== undefined);

function limits({ min, max, from }: Pick): string {
  const most = Math.min(max, from.length);
  if (min === most) return `Choose ${min}`;
  return min === 0 ? `Choose up to ${most}` : `Choose ${min} to ${most}`;
}

/** What matters of a card when one has to choose it. */
function Facts({ card }: { readonly card: number }) {
  const { faceOf, cardOf, names, view } = useBoard();
  const face = faceOf(card);
  const attributes = cardOf(card)?.attributes ?? face.attributes;
  const vessel = vesselOf(view, card);
  return (
    <>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="font-medium">{names.card(card) ?? face.title}</span>
        <span className="block text-sm text-soft">{summary(face)}</span>
      </span>
      {vessel && (
        <span className="text-sm whitespace-nowrap text-soft">
          W {vessel.weapons} · S {vessel.shields}
        </span>
      )}
      {attributes && <span className="text-sm whitespace-nowrap text-soft">{attributes.join('-')}</span>}
    </>
  );
}

const row = 'flex min-h-11 shrink-0 items-center gap-3 rounded-lg border px-3 py-1.5';

function Candidate({ card, single }: { readonly card: number; readonly single: boolean }) {
  const picked = useTable((state) => state.selection.picked.includes(card));
  return (
    <label
      className={`${row} ${picked ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(card)}
      onPointerLeave={() => preview(-1)}
    >
      <input
        type={single ? 'radio' : 'checkbox'}
        name="pick"
        className="size-5 shrink-0 accent-gold"
        checked={picked}
        onChange={() => togglePick(card)}
        onFocus={() => show(card)}
      />
      <Facts card={card} />
    </label>
  );
}

function Ordered({ card, at, count }: { readonly card: number; readonly at: number; readonly count: number }) {
  const { names } = useBoard();
  const name = names.card(card) ?? 'card';
  const button = 'btn size-10 min-h-10 p-0';
  return (
    <div className={`${row} border-edge bg-raised`}>
      <span className="w-5 text-soft">{at + 1}</span>
      <Facts card={card} />
      <button
        type="button"
        className={button}
        aria-label={`${name} up`}
        disabled={at === 0}
        onClick={() => shiftPick(card, -1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={`${name} down`}
        disabled={at === count - 1}
        onClick={() => shiftPick(card, 1)}
      >
        <Icon name="down" />
      </button>
    </div>
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
  if (mode === 'order')
    return picked.map((card, at) => <Ordered key={card} card={card} at={at} count={picked.length} />);
  if (mode === 'pick') return pick.from.map((card) => <Candidate key={card} card={card} single={pick.max === 1} />);
  return pick.from.map((card) => (
    <div key={card} className={`${row} border-edge bg-raised`}>
      <Facts card={card} />
    </div>
  ));
}

function Head({
  mode,
  pick,
  picked,
}: {
  readonly mode: Mode;
  readonly pick: Pick;
  readonly picked: readonly number[];
}) {
  if (mode === 'look') return <span className="text-soft">These cards are shown to you.</span>;
  if (mode === 'order') return <span className="text-soft">Put them in order, the first on top.</span>;
  return (
    <span className="text-soft">
      {limits(pick)} · <b className="text-ink">{picked.length}</b> chosen
    </span>
  );
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
          {!alone && <span className="block font-medium">{sayOption(bare, names)}</span>}
          <Head mode={mode} pick={pick} picked={picked} />
          {isFire(option) && <Firepower ships={picked} target={option.on} />}
        </p>
        {mode === 'pick' && pick.max > 1 && (
          <>
            <button type="button" className="btn min-h-10 px-3" onClick={pickAll}>
              All
            </button>
            <button type="button" className="btn min-h-10 px-3" onClick={pickNone}>
              None
            </button>
          </>
        )}
      </div>
      <div role="group" aria-label="Cards" className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto p-0.5">
        <Cards mode={mode} pick={pick} picked={picked} />
      </div>
      <div className="flex gap-2">
        {!alone && (
          <button type="button" className="btn" onClick={goBack}>
            Back
          </button>
        )}
        <button type="submit" className="btn btn-main flex-1" disabled={!pickIsComplete(selection)}>
          {mode === 'look' ? 'Continue' : `Confirm${mode === 'pick' && picked.length > 0 ? ` (${picked.length})` : ''}`}
        </button>
      </div>
    </form>
  );
}
