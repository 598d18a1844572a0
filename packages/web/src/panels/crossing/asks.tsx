import type { CardId } from '@spaceline/engine';
import { isIcon } from '@spaceline/art';
import type { CSSProperties } from 'react';
import { useBoard } from '../../board/context.tsx';
import { termWords } from '../../board/requirement.ts';
import type { Counted } from '../../choosing/team.ts';
import { enough, nearest } from '../../choosing/team.ts';
import { many, t } from '../../i18n/t.ts';
import { Sign } from '../../parts/sign.tsx';
import { shortName } from '../../scenes/seen-cards.ts';
import type { Judged } from './judged.ts';

interface Row {
  readonly term: Counted;
  /** What was there before anybody went. */
  readonly before: number;
  readonly picked: readonly CardId[];
}

/** Sums are seen as a length, everybody with their share of it. */
function Bar({ term, picked }: Row) {
  const { names } = useBoard();
  const scale = Math.max(enough(term) * 1.15, term.has);
  const share = (n: number) => ({ width: `${(n / scale) * 100}%` }) as CSSProperties;
  return (
    <span className="crossing-bar" aria-hidden="true">
      {term.by.map(({ card, n }) => (
        <i key={card} className={picked.includes(card) ? 'is-going' : ''} style={share(n)}>
          {picked.includes(card) ? '+' : `${shortName(names.card(card) ?? '').slice(0, 1)} `}
          {n}
        </i>
      ))}
      <span className="crossing-mark" style={{ left: `${(enough(term) / scale) * 100}%` }} data-from={enough(term)} />
    </span>
  );
}

/** What somebody can do is seen as people. */
function Who({ term, picked }: Row) {
  const { names } = useBoard();
  if (term.by.length === 0) return <span className="crossing-who">{t('nobody here')}</span>;
  return (
    <span className="crossing-who">
      {term.by.map(({ card, n }, at) => (
        <span key={card}>
          {at > 0 && ', '}
          <span className={picked.includes(card) ? 'crossing-wanted' : ''}>
            {names.card(card)}
            {n > 1 && ` ×${n}`}
          </span>
        </span>
      ))}
    </span>
  );
}

function Term(row: Row) {
  const { term, before } = row;
  return (
    <li className={term.met ? 'is-met' : 'is-missing'}>
      <span className="crossing-asks">
        <Sign name={isIcon(term.what) ? term.what : 'personnel'} size={20} />
        <b>{termWords(term)}</b>
        {before !== term.has && <s aria-label={t('before: {before}', { before })}>{before}</s>}
        <strong>
          {term.has}
          <Sign name={term.met ? 'met' : 'unmet'} size={16} />
        </strong>
        <span className="sr-only">{term.met ? t('met') : t('missing')}</span>
      </span>
      {term.over === undefined ? <Who {...row} /> : <Bar {...row} />}
    </li>
  );
}

const lackOf = (term: Counted): string => {
  const short = enough(term) - term.has;
  return short === 1 && term.over === undefined ? term.what : `${short} ${term.what}`;
};

function useVerdict({ face, location, team, before }: Judged, terms: readonly Counted[]): string {
  const { view, me, names } = useBoard();
  const going = team.filter(({ card }) => !before.some((one) => one.card === card));
  const lacks = terms.filter(({ met }) => !met).map(lackOf);
  const { needed, counting, requirements } = view.players[me].victory;
  const wins =
    needed > counting &&
    (face.points ?? 0) >= needed - counting &&
    requirements.every((requirement) => requirement.met);
  const [first] = going;
  const words =
    lacks.length > 0
      ? t('The team would lack {lacks}.', { lacks: lacks.join(', ') })
      : going.length === 1 && first
        ? t('With {who} the team has all it asks.', { who: names.card(first.card) ?? '' })
        : t('The team has all it asks.');
  return [
    words,
    lacks.length === 0 && wins && t('{points} points would win.', { points: face.points ?? 0 }),
    location.seeds > 0 && many(location.seeds, 'One card comes first.', '{n} cards come first.'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the mission asks of those who will be there, as if they had gone already. */
export function Asks({ judged, picked }: { readonly judged: Judged; readonly picked: readonly CardId[] }) {
  const { names } = useBoard();
  const { face, location, team, before } = judged;
  const [terms = [], ...others] = nearest(team, face.terms ?? []);
  const was = nearest(before, [terms])[0] ?? [];
  const verdict = useVerdict(judged, terms);
  const met = terms.every((term) => term.met);
  return (
    <section className="crossing-mission" aria-label={t('What the mission asks')}>
      <h3>
        <Sign name="mission" size={18} />
        {names.card(location.id) ?? face.title}
        {face.points !== undefined && <b>{face.points}</b>}
      </h3>
      <ul>
        {terms.map((term, at) => (
          <Term key={term.what} term={term} before={was[at]?.has ?? 0} picked={picked} />
        ))}
      </ul>
      {others.map((other, at) => (
        <p key={at} className="crossing-or">
          {t('or')}
          {other.map((term) => (
            <span key={term.what} className={term.met ? 'text-good' : 'text-missing'}>
              <Sign name={isIcon(term.what) ? term.what : 'personnel'} size={13} /> {termWords(term)}
              <Sign name={term.met ? 'met' : 'unmet'} size={12} />
            </span>
          ))}
        </p>
      ))}
      <p className={`crossing-verdict ${met ? 'is-met' : 'is-missing'}`} role="status">
        <Sign name={met ? 'attempt' : 'unmet'} size={18} />
        {verdict}
      </p>
    </section>
  );
}
