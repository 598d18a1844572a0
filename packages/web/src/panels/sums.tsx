import type { CardId, Option } from '@spaceline/engine';
import type { Term } from '@spaceline/art';
import { isIcon } from '@spaceline/art';
import { useBoard } from '../board/context.tsx';
import { termWords } from '../board/requirement.ts';
import { attributes, people, peopleAt, solvingTeam } from '../board/solving.ts';
import { pickOnly } from '../board/actions.ts';
import type { Brings } from '../choosing/team.ts';
import { nearest } from '../choosing/team.ts';
import { Sign } from '../parts/sign.tsx';
import { t } from '../i18n/t.ts';

function Sum({
  title,
  team,
  terms,
}: {
  readonly title: string;
  readonly team: readonly Brings[];
  readonly terms: readonly (readonly Term[])[];
}) {
  const total = (what: string): number => team.reduce((sum, { amounts }) => sum + (amounts.get(what) ?? 0), 0);
  return (
    <div className="sum">
      <p className="sum-head">
        <b>{title}</b> · {team.length}
        <span className="sum-numbers">
          {attributes.map((name) => (
            <span key={name} title={name}>
              <Sign name={name} size={13} />
              {total(name)}
            </span>
          ))}
        </span>
      </p>
      {team.length > 0 && terms.length > 0 && (
        <p className="sum-terms">
          {nearest(team, terms).map((term) => (
            <span key={term.what} className={term.met ? 'text-good' : 'text-missing'}>
              <Sign name={isIcon(term.what) ? term.what : 'personnel'} size={13} /> {termWords(term)}
              {term.over !== undefined && `: ${term.has}`}
              <Sign name={term.met ? 'met' : 'unmet'} size={12} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Who stays and who goes, as if they had gone already: the sums of both groups, against what the mission there asks. */
export function Sums({ option, picked }: { readonly option: Option; readonly picked: readonly CardId[] }) {
  const board = useBoard();
  if (option.do !== 'beam' && option.do !== 'walk') return null;
  const { names } = board;
  const { face, terms, there, team: solving } = solvingTeam(board, option);
  const [from, to] = [option.on, option.to].map((end) => names.card(end) ?? '');
  return (
    <section aria-label={t('Both groups')} className="sums">
      <Sum title={t('At {to}', { to: to ?? '' })} team={[...there, ...people(board, picked)]} terms={terms} />
      <Sum
        title={t('Left at {from}', { from: from ?? '' })}
        team={people(
          board,
          peopleAt(board, option.on).filter((card) => !picked.includes(card)),
        )}
        terms={[]}
      />
      {solving && face && (
        <button type="button" className="btn min-h-10 px-3" data-solves onClick={() => pickOnly(solving)}>
          <Sign name="attempt" size={16} />
          {t('The team that solves {title}', { title: face.title })}
        </button>
      )}
    </section>
  );
}
