import './lobby.css';
import { useState } from 'react';
import { tableAddress } from '../pages/play-now.ts';
import { Icon } from '../parts/icon.tsx';
import { Told } from '../parts/told.tsx';
import { useDeed } from '../parts/use-deed.ts';
import { closeTable, seatComputer } from '../people/api.ts';
import type { OpenTableFacts, Seated } from '../people/api.ts';
import { refreshGames, refreshLobby } from '../people/store.ts';
import { boxAddress } from '../sealed/play.ts';
import { termsWords } from './terms-words.ts';
import { t } from '../i18n/t.ts';

export const invitation = (table: string): string => `${location.origin}/#/t/${table}`;

/** Where sitting down leads. */
export function goTo({ match, sealed }: Seated): void {
  if (match !== undefined) location.assign(tableAddress(match));
  else if (sealed !== undefined) location.assign(boxAddress(sealed));
}

function CopyLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="flex items-center gap-2 rounded-lg border border-edge-strong bg-deep p-1.5 pl-3">
      <input
        readOnly
        aria-label={t('Invitation link')}
        value={link}
        className="min-w-0 flex-1 bg-transparent text-base text-ink"
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="btn"
        onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? t('Copied') : t('Copy')}
      </button>
    </span>
  );
}

/** A ship on its round, as long as nobody comes: nothing moves where motion is not wanted. */
const Orbit = () => (
  <svg viewBox="0 0 320 96" aria-hidden="true" className="orbit">
    <ellipse cx="160" cy="48" rx="138" ry="42" />
    <ellipse cx="160" cy="48" rx="84" ry="25" strokeDasharray="2 4" />
    <circle className="orbit-world" cx="160" cy="48" r="13" />
    <g className="orbit-ship">
      <circle r="5" />
    </g>
  </svg>
);

/** A table of one's own at which nobody sat down yet. */
export function WaitingTable({ table }: { readonly table: OpenTableFacts }) {
  const { busy, problem, attempt } = useDeed();
  return (
    <section aria-label={t('Waiting')} data-table={table.table} className="panel flex flex-col gap-3 border-dashed p-4">
      <Orbit />
      <h2 className="m-0 text-xl font-bold">{table.public ? t('Waiting for anyone') : t('Waiting for your friend')}</h2>
      <p className="m-0 text-soft">{termsWords(table).join(' · ')}</p>
      <Told problem={problem} />
      <p className="m-0 max-sm:hidden">{t('Send this to a friend:')}</p>
      <CopyLink link={invitation(table.table)} />
      <p className="m-0 text-sm text-soft">
        {t(
          'Leave this page if you like: the game is in your list as soon as somebody sits down, and no clock runs before you are there. After 15 minutes without you a game with a clock is called off.',
        )}
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <button
          type="button"
          className="btn max-sm:px-3"
          disabled={busy}
          onClick={() => attempt(async () => goTo(await seatComputer(table.table)))}
        >
          <span className="max-sm:hidden">
            <Icon name="robot" />
          </span>
          {t('Let the computer sit down')}
        </button>
        <button
          type="button"
          className="btn btn-quiet max-sm:px-2"
          disabled={busy}
          onClick={() =>
            attempt(async () => {
              await closeTable(table.table);
              refreshLobby();
              refreshGames();
            })
          }
        >
          {t('Close the table')}
        </button>
      </div>
    </section>
  );
}
