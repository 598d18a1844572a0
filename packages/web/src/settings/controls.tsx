import { useId } from 'react';
import type { ReactNode } from 'react';

/** One line of the settings: what it is, what it does, and at the right the way to change it. */
export function Row({ title, says, children }: RowProps) {
  return (
    <div className="setting">
      <span className="setting-words">
        <b>{title}</b>
        <span>{says}</span>
      </span>
      {children}
    </div>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly says?: ReactNode;
  readonly children: ReactNode;
}

interface ToggleProps {
  readonly title: string;
  readonly says?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is or is not; the whole line can be touched. */
export function Toggle({ title, says, on, onChange }: ToggleProps) {
  const described = useId();
  return (
    <label className="setting">
      <span className="setting-words">
        <b>{title}</b>
        <span id={described}>{says}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="setting-switch"
        aria-label={title}
        aria-describedby={described}
        checked={on}
        onChange={() => onChange(!on)}
      />
    </label>
  );
}

interface OneOfProps<Value extends string> {
  readonly title: string;
  readonly says: ReactNode;
  readonly values: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function OneOf<Value extends string>({ title, says, values, value, onChange }: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset className="setting">
      <legend className="setting-words">
        <b>{title}</b>
        <span>{says}</span>
      </legend>
      <span className="setting-choice">
        {values.map(([one, words]) => (
          <label key={one}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
            {words}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
