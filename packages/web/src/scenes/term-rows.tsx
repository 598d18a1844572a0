import type { Judgement } from '@spaceline/engine';
import type { IconName } from '@spaceline/art';
import { isIcon, token } from '@spaceline/art';
import type { CSSProperties } from 'react';
import { Drawn } from '../faces/drawn.tsx';
import type { Act } from './act.ts';
import { fatesIn } from './fates.ts';
import { Sign } from './sign.tsx';
import { shortName, useCards } from './seen-cards.ts';
import type { Row } from './terms.ts';
import { rowsOf } from './terms.ts';
import { t } from '../i18n/t.ts';

/** The picture of the first thing a term names. */
const iconFor = (says: string): IconName => {
  const words = says.replace(/^\d+ /, '').split(/ over | or | and |,/)[0] ?? '';
  return isIcon(words) ? words : 'personnel';
};

/** Who brings how much, and from where on it is enough. */
function Bar({ act, row, marksFates }: { readonly act: Act; readonly row: Row; readonly marksFates: boolean }) {
  const { title } = useCards(act);
  const { by, from = 1, has } = row;
  const known = by.reduce((sum, { n }) => sum + n, 0);
  const scale = Math.max(from * 1.12, known, 1);
  const share = (n: number) => `${(n / scale) * 100}%`;
  const fates = marksFates ? fatesIn(act) : undefined;
  const short = row.met || has === undefined ? 0 : Math.max(0, from - has);
  return (
    <div className="scene-bar" aria-hidden="true">
      {by.map(({ card, n }, at) => (
        <i
          key={card}
          className={fates?.get(card) === 'killed' ? 'is-hit' : ''}
          style={{ '--n': at, width: share(n) } as CSSProperties}
        >
          <span>
            <span className="bar-name">{shortName(title(card))}</span>
            <span className="bar-initial">{shortName(title(card)).slice(0, 1)}</span> {n}
          </span>
        </i>
      ))}
      {short > 0 && (
        <i className="is-short" style={{ '--n': by.length, width: share(short) } as CSSProperties}>
          <span>{t('{short} short', { short })}</span>
        </i>
      )}
      <span className="scene-mark" style={{ left: share(from) }} data-from={from} />
    </div>
  );
}

/** Who has a skill, level by level, and how many are missing. */
function Ticks({ act, row }: { readonly act: Act; readonly row: Row }) {
  const { face, title } = useCards(act);
  const short = row.met || row.has === undefined ? 0 : Math.max(0, (row.from ?? 1) - row.has);
  return (
    <span className="scene-ticks">
      {row.by.map(({ card, n }, at) => (
        <span key={card} className="is-there" style={{ '--n': at } as CSSProperties}>
          <Drawn className="scene-token" markup={token(face(card))} />
          {title(card)}
          {n > 1 && ` ×${n}`}
        </span>
      ))}
      {short > 0 && (
        <span className="is-lacking" style={{ '--n': row.by.length } as CSSProperties}>
          {row.by.length === 0 ? t('nobody here') : t('{short} more needed', { short })}
        </span>
      )}
    </span>
  );
}

/** Sums are seen as a length; what somebody can do, as people. */
const isSum = ({ term, from }: Row): boolean => term === 'sum' || (from ?? 0) > 6;

function whoWords(row: Row, title: (card: never) => string): string {
  const who = row.by.map(({ card, n }) => `${title(card as never)}${n > 1 ? ` ${n}` : ''}`).join(', ');
  const lack = row.met ? '' : row.more ? t('{more} short', { more: row.more }) : t('nobody has it');
  return [who, row.has === undefined && !row.met ? '' : lack].filter(Boolean).join(' · ');
}

function Term({ act, row, counted, decided, fated }: Asked & { readonly row: Row }) {
  const { title } = useCards(act);
  const tone = !decided ? '' : row.met ? 'is-met' : 'is-missing';
  return (
    <li className={`scene-term ${tone}`}>
      {row.or && <span className="scene-or">{t('or')}</span>}
      <span className="scene-asks">
        <Sign name={iconFor(row.says)} size={28} />
        <b>{row.says}</b>
        {decided && (
          <span className="scene-has">
            {row.has !== undefined && isSum(row) && <b>{row.has}</b>}
            {isSum(row) && !row.met && row.more !== undefined && row.more > 0 && (
              <small>{t('{more} short', { more: row.more })}</small>
            )}
            <Sign name={row.met ? 'met' : 'unmet'} size={20} />
            <span className="sr-only">{row.met ? t('met') : t('missing')}</span>
          </span>
        )}
      </span>
      {counted && !isSum(row) && <Ticks act={act} row={row} />}
      {counted && isSum(row) && (row.by.length > 0 || row.has !== undefined) && (
        <>
          <Bar act={act} row={row} marksFates={fated} />
          <span className="sr-only">{whoWords(row, title)}</span>
        </>
      )}
    </li>
  );
}

interface Asked {
  readonly act: Act;
  /** Who has it is shown. */
  readonly counted: boolean;
  /** Whether it is enough is shown. */
  readonly decided: boolean;
  /** What became of people is shown. */
  readonly fated: boolean;
}

/** What is asked of a team, term by term. */
export function TermRows({ judged, ...shown }: Asked & { readonly judged: Judgement }) {
  return (
    <ul className="scene-terms">
      {rowsOf(judged).map((row, at) => (
        <Term key={at} row={row} {...shown} />
      ))}
    </ul>
  );
}
