import type { Option } from '@spaceline/engine';
import { confirmPick, goBack, pickAll, pickNone, show, togglePick } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { pickIsComplete } from '../board/selection.ts';
import { preview } from '../board/sheet.ts';
import { skillWords, summary } from '../faces/face.ts';
import { useTable } from '../net/store.ts';
import { sayOption } from '../words.ts';

function limits({ min, max, from }: NonNullable<Option['pick']>): string {
  const most = Math.min(max, from.length);
  if (min === most) return `Choose ${min}`;
  return min === 0 ? `Choose up to ${most}` : `Choose ${min} to ${most}`;
}

function Candidate({ card, single }: { readonly card: number; readonly single: boolean }) {
  const { faceOf, cardOf, names } = useBoard();
  const picked = useTable((state) => state.selection.picked.includes(card));
  const face = faceOf(card);
  const seen = cardOf(card);
  const attributes = seen?.attributes ?? face.attributes;
  return (
    <label
      className={`flex min-h-11 shrink-0 items-center gap-3 rounded-lg border px-3 py-1.5 ${picked ? 'border-gold bg-gold/10' : 'border-edge bg-raised'}`}
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
      <span className="min-w-0 flex-1 leading-tight">
        <span className="font-medium">{names.card(card) ?? face.title}</span>
        <span className="block text-sm text-soft">
          {face.attributes ? [face.classification, skillWords(face)].filter(Boolean).join(' · ') : summary(face)}
        </span>
      </span>
      {attributes && <span className="text-sm whitespace-nowrap text-soft">{attributes.join('-')}</span>}
    </label>
  );
}

/** Picks the cards of an option: as many as it asks for. `alone`: the question has no other option to go back to. */
export function Chooser({ option, alone }: { readonly option: Option; readonly alone: boolean }) {
  const selection = useTable((state) => state.selection);
  const { names } = useBoard();
  const { pick, ...bare } = option;
  if (!pick) return null;
  const complete = pickIsComplete(selection);
  const single = pick.max === 1;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        confirmPick();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="m-0 flex-1">
          {!alone && <span className="block font-medium">{sayOption(bare, names)}</span>}
          <span className="text-soft">
            {limits(pick)} · <b className="text-ink">{selection.picked.length}</b> chosen
          </span>
        </p>
        {!single && (
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
      <div
        role="group"
        aria-label="Cards to choose from"
        className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto p-0.5"
      >
        {pick.from.map((card) => (
          <Candidate key={card} card={card} single={single} />
        ))}
      </div>
      <div className="flex gap-2">
        {!alone && (
          <button type="button" className="btn" onClick={goBack}>
            Back
          </button>
        )}
        <button type="submit" className="btn btn-main flex-1" disabled={!complete}>
          Confirm{selection.picked.length > 0 ? ` (${selection.picked.length})` : ''}
        </button>
      </div>
    </form>
  );
}
