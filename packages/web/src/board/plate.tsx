import { inShort } from '../i18n/table-words.ts';
import type { LocationView } from '@spaceline/engine';
import type { Face } from '@spaceline/art';
import { attemptWords, isIcon, numberOf, whereWords } from '@spaceline/art';
import { memo } from 'react';
import { sideWords, sidesOf } from '../faces/sides.ts';
import { UnwrittenText } from '../faces/unwritten-mark.tsx';
import { useTable } from '../net/store.ts';
import { Sign } from '../parts/sign.tsx';
import { useBoard } from './context.tsx';
import type { Detail } from './geometry.ts';
import { bestAt, judgedTerms } from './requirement.ts';
import type { JudgedTerm } from './requirement.ts';
import { t } from '../i18n/t.ts';

const shorter = (what: string): string => what.replace('Cartography', 'Cart.');

function TermRow({ term }: { readonly term: JudgedTerm }) {
  const { what, levels, over, or, met } = term;
  return (
    <span className={`term ${met === undefined ? '' : met ? 'term-met' : 'term-missing'}`}>
      {or && <em>{t('or')}</em>}
      <Sign name={isIcon(what) ? what : 'personnel'} size={14} />
      <span className="term-word">{shorter(what)}</span>
      {over !== undefined && <b>&gt;{over}</b>}
      {over === undefined && levels !== undefined && levels > 1 && <b>×{levels}</b>}
      {met !== undefined && <Sign name={met ? 'met' : 'unmet'} size={12} />}
    </span>
  );
}

/** Who may attempt it, by their signs. */
const Affiliations = ({ face }: { readonly face: Face }) =>
  attemptWords(face).map((name) =>
    isIcon(name) ? (
      <Sign key={name} name={name} size={14} />
    ) : (
      <span key={name} className="plate-any">
        {name}
      </span>
    ),
  );

function Asked({
  location,
  face,
  side,
}: {
  readonly location: LocationView;
  readonly face: Face;
  readonly side: string;
}) {
  const outlook = useTable((state) => state.table?.outlook);
  if (location.husk) return <span className="plate-text">{t('Destroyed: only its span is left.')}</span>;
  const best = bestAt(outlook ?? [], location.id);
  const terms = judgedTerms(face, best?.requirements);
  if (terms.length === 0) return <span className="plate-text">{side ? sidesOf(face).asks : face.text}</span>;
  return (
    <span className="terms">
      {terms.map((term, at) => (
        <TermRow key={at} term={term} />
      ))}
    </span>
  );
}

/** How many cards lie under the mission, one's own first: backs with a dot are theirs. */
export function Seeds({ location }: { readonly location: LocationView }) {
  const { me, them } = useBoard();
  const planned = useTable(
    ({ selection }) => selection.stacks?.find(({ on }) => on === location.id)?.cards.length ?? 0,
  );
  if (planned > 0) return <span className="seeds seeds-planned">{t('{planned} in your stack', { planned })}</span>;
  if (location.seeds === 0) return null;
  const backs = (count: number) => Math.min(count, 3);
  return (
    <span className="seeds">
      {Array.from({ length: backs(location.seedsBy[me]) }, (_, at) => (
        <i key={`m${at}`} className="seed-mine" />
      ))}
      {Array.from({ length: backs(location.seedsBy[them]) }, (_, at) => (
        <i key={`t${at}`} className="seed-theirs" />
      ))}
      <b>{location.seeds}</b>
    </span>
  );
}

interface Props {
  readonly location: LocationView;
  readonly face: Face;
  readonly own: number;
  readonly detail: Detail;
}

/** What a player wants to know of a mission before going there. */
export const Plate = memo(function Plate({ location, face, own, detail }: Props) {
  const { cardOf, names } = useBoard();
  const side = sideWords(face, cardOf(own)?.side);
  const done = location.completedBy >= 0;
  return (
    <span className="plate">
      <span className="plate-sill">
        {done ? (
          <span className="plate-done">
            <Sign name="met" size={13} />
          </span>
        ) : (
          <b className="points">{face.points === undefined ? '' : numberOf(face, 'points', face.points)}</b>
        )}
        <Seeds location={location} />
      </span>
      <span className="plate-own" />
      <span className="plate-title">{names.card(own) ?? face.title}</span>
      <span className="plate-where">
        <Affiliations face={face} />
        <span className="plate-place">
          {face.location && face.location !== face.title ? face.location : whereWords(face)}
        </span>
      </span>
      {done ? (
        <span className="plate-text">{t('Solved by {who}', { who: inShort(location.completedBy, names) })}</span>
      ) : (
        <Asked location={location} face={face} side={side} />
      )}
      {side && detail === 'words' && <span className="plate-text">{side}</span>}
      {detail === 'words' && <UnwrittenText face={face} />}
    </span>
  );
});
