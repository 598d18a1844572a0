import { useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useClosing } from '../parts/use-closing.ts';
import { Log } from './log.tsx';
import { t } from '../i18n/t.ts';

/** The last lines of the log, in the corner; all of it at a touch. */
export function Ticker() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useClosing(
    box,
    () => open,
    () => setOpen(false),
  );
  return (
    <div ref={box} className={`ticker ${open ? 'ticker-open' : ''}`}>
      <Log />
      <button
        type="button"
        className="ticker-more"
        aria-expanded={open}
        aria-label={open ? t('Fold the log') : t('Show the whole log')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} />
      </button>
    </div>
  );
}
