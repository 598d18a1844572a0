import { momentKinds, whens } from '@spaceline/protocol';
import type { MomentKind, When } from '@spaceline/protocol';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { setMoment, setOwnCards, setQuick, useStops } from './store.ts';

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

interface WhenProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** When one wants to be asked about something. */
function WhenSelect<Value extends string>({ label, value, values, onChange }: WhenProps<Value>) {
  return (
    <label className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 flex-1">{label}</span>
      <select
        className="btn min-h-11 max-w-full py-1"
        value={value}
        onChange={({ target }) => {
          const chosen = values.find(([one]) => one === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {values.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const everyWhen = (): readonly (readonly [When, string])[] => whens.map((when) => [when, t(whenWords[when])]);

/** About a title: as the moment says, as one has chosen, or not for now. */
export type CardWhen = When | 'as above' | 'not in this turn';

interface CardWhenProps {
  readonly label: string;
  readonly value: CardWhen;
  readonly onChange: (when: CardWhen) => void;
}

export const CardWhenSelect = (props: CardWhenProps) => (
  <WhenSelect<CardWhen>
    {...props}
    values={[['as above', t('as above')], ...everyWhen(), ['not in this turn', t('not in this turn')]]}
  />
);

interface TickProps {
  readonly words: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Tick = ({ words, on, onChange }: TickProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" className="size-5 accent-gold" checked={on} onChange={() => onChange(!on)} />
    <span>{words}</span>
  </label>
);

/** When one is asked, by kind of moment: at the table and among the settings. */
export function MomentStops() {
  const stops = useStops((state) => state.stops);
  return (
    <>
      {momentKinds.map((kind) => (
        <WhenSelect
          key={kind}
          label={t(momentWords[kind])}
          value={stops.moments[kind]}
          values={everyWhen()}
          onChange={(when) => setMoment(kind, when)}
        />
      ))}
      <Tick words={t('also whether to answer cards of my own')} on={stops.ownCards} onChange={setOwnCards} />
      <Tick words={t('and pass at once otherwise')} on={stops.quick} onChange={setQuick} />
    </>
  );
}
