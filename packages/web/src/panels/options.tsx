import { judgementWords, optionWords } from '@spaceline/protocol';
import type { CardId, Decision, Option, Outlook } from '@spaceline/engine';
import { deedKey, none } from '@spaceline/engine';
import { focus, goBack, takeOption } from '../board/actions.ts';
import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect } from '../board/correcting-store.ts';
import { groups, needsGroups } from '../choosing/menu.ts';
import type { Group } from '../choosing/menu.ts';
import { fitting } from '../choosing/selection.ts';
import { preview, useSheet } from '../board/sheet.ts';
import { useTable } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';

const row = 'btn w-full justify-start text-left';

function Key({ at }: { readonly at: number }) {
  return at < 9 ? (
    <kbd className="hidden size-6 shrink-0 place-items-center rounded border border-edge-strong text-sm text-soft lg:grid">
      {at + 1}
    </kbd>
  ) : null;
}

/** What the team of an attempt would bring. */
const isAttemptOf = (option: Option, { at, ship, team }: Outlook): boolean =>
  option.do === 'attempt' && option.on === at && (ship >= 0 ? option.card === ship : option.to === team);

function OptionButton({
  option,
  at,
  kind,
}: {
  readonly option: Option;
  readonly at: number;
  readonly kind: Decision['kind'];
}) {
  const { names } = useBoard();
  const outlook = useTable((state) => state.table?.outlook);
  const { requirements: judged, barred } = outlook?.find((one) => isAttemptOf(option, one)) ?? {};
  return (
    <button type="button" className={row} data-option={option.do} onClick={() => takeOption(option)}>
      <Key at={at} />
      <span className="min-w-0">
        {optionWords(option, names, kind)}
        {judged && (
          <span className={`block text-sm ${judged.met ? 'text-good' : 'text-soft'}`}>{judgementWords(judged)}</span>
        )}
        {barred && (
          <span className="block text-sm text-soft">
            You may not complete it: {barred.why}. [{barred.clause}]
          </span>
        )}
      </span>
    </button>
  );
}

const verbsOf = ({ options }: Group): string => [...new Set(options.map(({ do: verb }) => verb))].join(', ');

function GroupButton({ group, at }: { readonly group: Group; readonly at: number }) {
  const { names } = useBoard();
  return (
    <button
      type="button"
      className={row}
      data-group={group.card}
      data-verbs={verbsOf(group)}
      onClick={() => focus(group.card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(group.card)}
      onPointerLeave={() => preview(none)}
    >
      <Key at={at} />
      <span className="min-w-0 flex-1">
        {names.card(group.card) ?? 'A card'} <span className="text-sm text-soft">{verbsOf(group)}</span>
      </span>
      <span className="text-sm whitespace-nowrap text-soft">
        {group.options.length === 1 ? '1 way' : `${group.options.length} ways`}
      </span>
    </button>
  );
}

/** What was touched, and the way back from it. */
function Focus({ card }: { readonly card: CardId }) {
  const { names } = useBoard();
  const open = useSheet((state) => state.open);
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className="btn btn-quiet size-10 min-h-10 p-0"
        aria-label="Back to all options"
        onClick={goBack}
      >
        <Icon name="back" />
      </button>
      <span className="min-w-0 flex-1 font-semibold text-gold">{names.card(card) ?? 'This card'}</span>
      {mayCorrect() && (
        <button
          type="button"
          className="btn btn-quiet size-10 min-h-10 p-0 text-assist"
          aria-label={`Correct ${names.card(card) ?? 'the card'}`}
          onClick={() => beginCorrecting([card])}
        >
          <Icon name="correct" />
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet size-10 min-h-10 p-0"
        aria-label={`Read ${names.card(card) ?? 'the card'}`}
        onClick={() => open('card')}
      >
        <Icon name="info" />
      </button>
    </div>
  );
}

/** Every legal answer as a button: at once if they are few, else card by card. */
export function Options({ decision }: { readonly decision: Decision }) {
  const selection = useTable((state) => state.selection);
  const options = fitting(decision, selection);
  const grouped = selection.focus < 0 && needsGroups(options);
  const parts = grouped ? groups(options) : [];
  return (
    <div className="flex flex-col gap-1.5" data-options>
      {options.length === 0 && <p className="m-0 text-soft">There is nothing you can do here but pass.</p>}
      {selection.focus >= 0 && selection.focus !== decision.source && <Focus card={selection.focus} />}
      {parts
        .filter(({ card }) => card >= 0)
        .map((group, at) => (
          <GroupButton key={group.card} group={group} at={at} />
        ))}
      {(grouped ? parts.filter(({ card }) => card < 0).flatMap((group) => group.options) : options).map(
        (option, at) => (
          <OptionButton
            key={deedKey(option)}
            option={option}
            at={at + parts.filter(({ card }) => card >= 0).length}
            kind={decision.kind}
          />
        ),
      )}
    </div>
  );
}
