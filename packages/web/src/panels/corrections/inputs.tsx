import type { Player } from '@spaceline/engine';
import { callingOf, person } from '../../i18n/table-words.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useBoard } from '../../board/context.tsx';
import { upper } from '@spaceline/protocol';
import { t } from '../../i18n/t.ts';

/** Small inputs that a thumb can use. */

export function Field({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="m-0 flex flex-col gap-1.5 border-0 p-0">
      <legend className="mb-1 p-0 text-sm font-semibold text-soft">{title}</legend>
      {children}
    </fieldset>
  );
}

interface Choice<Value> {
  readonly value: Value;
  readonly words: string;
}

/** One of few, side by side. */
export function OneOf<Value extends string | number>({
  title,
  choices,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <Field title={title}>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ value, words }) => (
          <label
            key={value}
            className={`flex min-h-11 flex-1 items-center justify-center rounded-lg border px-3 text-center whitespace-nowrap has-focus-visible:outline-3 ${value === chosen ? 'border-gold bg-gold/15 font-semibold' : 'border-edge bg-raised'}`}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </Field>
  );
}

export function PlayerChoice({
  title,
  whose = false,
  chosen,
  onChoose,
}: {
  readonly title: string;
  /** Something of theirs is chosen, not they themselves. */
  readonly whose?: boolean;
  readonly chosen: Player;
  readonly onChoose: (player: Player) => void;
}) {
  const { me, them, names } = useBoard();
  const choices = [
    { value: me, words: whose ? t('Yours') : t('You') },
    { value: them, words: whose ? t("{who}'s", { who: callingOf(them, names) }) : upper(person(them, names)) },
  ];
  return <OneOf title={title} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

/** A number with a step down and a step up. */
export function NumberInput({
  title,
  value,
  min,
  max,
  steps = [1],
  onChange,
}: {
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly steps?: readonly number[];
  readonly onChange: (value: number) => void;
}) {
  const set = (next: number) => onChange(Math.max(min, Math.min(max, Number.isFinite(next) ? Math.trunc(next) : min)));
  const step = (by: number) => (
    <button
      key={by}
      type="button"
      className="btn min-h-11 min-w-11 px-2"
      aria-label={`${title}: ${by < 0 ? t('{by} less', { by: -by }) : t('{by} more', { by })}`}
      disabled={by < 0 ? value <= min : value >= max}
      onClick={() => set(value + by)}
    >
      {by < 0 ? `−${-by}` : `+${by}`}
    </button>
  );
  return (
    <div className="flex items-center gap-1.5">
      {steps.toReversed().map((by) => step(-by))}
      <input
        type="number"
        inputMode="numeric"
        aria-label={title}
        value={value}
        min={min}
        max={max}
        className="min-h-11 w-full min-w-12 flex-1 rounded-lg border border-edge-strong bg-deep px-2 text-center text-lg font-bold text-ink"
        onChange={({ target }) => set(target.valueAsNumber)}
        onFocus={({ target }) => target.select()}
      />
      {steps.map(step)}
    </div>
  );
}
