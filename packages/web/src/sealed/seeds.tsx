import { useState } from 'react';
import { rich, t } from '../i18n/t.ts';
import { CitedText } from '../parts/cited-text.tsx';
import type { SealedState } from '../net/wire.ts';

/** What anybody types to see for themselves that a box is the one that was sealed. */
export const verifyCommand = (seed: string, commitment: string): string =>
  `npx spaceline box --seed ${seed} --verify ${commitment}`;

function Seed({
  whose,
  seed,
  commitment,
}: {
  readonly whose: string;
  readonly seed: string;
  readonly commitment: string;
}) {
  const [copied, setCopied] = useState(false);
  const command = verifyCommand(seed, commitment);
  return (
    <section aria-label={whose} className="flex flex-col gap-1 rounded-xl bg-deep p-3 text-left">
      <h3 className="m-0 text-base font-semibold">{whose}</h3>
      <p className="m-0 text-sm break-all text-soft">
        {rich('Seed {seed}', { seed: <code className="text-ink">{seed}</code> })}
      </p>
      <p className="m-0 text-sm break-all text-soft">
        {rich('Sealed as {seal}', { seal: <code className="text-ink">{commitment}</code> })}
      </p>
      <p className="m-0 text-sm break-all">
        <code data-verify>{command}</code>
      </p>
      <button
        type="button"
        className="btn self-start text-sm"
        onClick={() => void navigator.clipboard.writeText(command).then(() => setCopied(true))}
      >
        {copied ? t('Copied') : t('Copy the command')}
      </button>
    </section>
  );
}

/** After the game: both seeds, and how to check that nothing was changed. */
export function Seeds({ state }: { readonly state: SealedState }) {
  const { seeds, commitments, other } = state;
  const theirs = other?.bot === false ? t('The box of {name}', { name: other.name }) : t('The computer’s box');
  if (!seeds) return null;
  return (
    <div className="flex flex-col gap-2" data-seeds>
      <p className="m-0 text-left text-sm leading-snug text-soft">
        {t(
          'Both boxes were sealed before the first pack was opened. Whoever has a seed can open its box again, and see that it is the one that was sealed.',
        )}{' '}
        <CitedText text="EP-1.3" />
      </p>
      <Seed whose={t('Your box')} seed={seeds[0]} commitment={commitments[0]} />
      <Seed whose={theirs} seed={seeds[1]} commitment={commitments[1]} />
    </div>
  );
}
