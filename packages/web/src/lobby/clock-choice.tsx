import type { OpenTableAsked } from '../people/api.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

type Clock = OpenTableAsked['clock'];

/** The clocks people ask for most; others are a matter of the protocol. */
const clocks: readonly { readonly words: Label; readonly clock: Clock }[] = [
  { words: 'No clock', clock: undefined },
  { words: '30 minutes each, 10 seconds more a turn', clock: { kind: 'game', minutes: 30, increment: 10 } },
  { words: '45 minutes each', clock: { kind: 'game', minutes: 45, increment: 0 } },
  { words: '60 minutes each, 30 seconds more a turn', clock: { kind: 'game', minutes: 60, increment: 30 } },
  { words: '1 day a move', clock: { kind: 'correspondence', days: 1 } },
  { words: '3 days a move', clock: { kind: 'correspondence', days: 3 } },
  { words: '7 days a move', clock: { kind: 'correspondence', days: 7 } },
];

export function ClockChoice({ onChoose }: { readonly onChoose: (clock: Clock) => void }) {
  return (
    <label className="flex flex-col gap-1.5">
      <span className="font-semibold">{t('Clock')}</span>
      <select
        className="min-h-11 w-full min-w-0 rounded-lg border border-edge-strong bg-raised px-3 text-base text-ink"
        defaultValue="0"
        onChange={({ target }) => onChoose(clocks[Number(target.value)]?.clock)}
      >
        {clocks.map(({ words }, at) => (
          <option key={words} value={at}>
            {t(words)}
          </option>
        ))}
      </select>
    </label>
  );
}
