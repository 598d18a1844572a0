import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';
import { setMoment, setOwnCards, setQuick, useStops } from './store.ts';
import type { MomentKind, When } from './stops.ts';
import { momentKinds, usualStops, whens } from './stops.ts';

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

interface WhenProps {
  readonly label: string;
  readonly value: When | undefined;
  /** What is there without a choice of one's own. */
  readonly usual?: string;
  readonly onChange: (when: When | undefined) => void;
}

/** When one wants to be asked about something. */
export function WhenSelect({ label, value, usual, onChange }: WhenProps) {
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
          onChange={(when) => setMoment(kind, when ?? usualStops.moments[kind])}
        />
      ))}
      <Tick words={t('also whether to answer cards of my own')} on={stops.ownCards} onChange={setOwnCards} />
      <Tick words={t('and pass at once otherwise')} on={stops.quick} onChange={setQuick} />
    </>
  );
}
