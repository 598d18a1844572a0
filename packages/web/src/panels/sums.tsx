import type { CardId, Option } from '@spaceline/engine';
import type { Face, Term } from '@spaceline/art';
import { isIcon } from '@spaceline/art';
import type { Board } from '../board/context.tsx';
import { useBoard } from '../board/context.tsx';
import { vesselOf } from '../board/fighting.ts';
import { placeOf } from '../board/happening.ts';
import { termWords } from '../board/requirement.ts';
import { pickOnly } from '../board/actions.ts';
import type { Brings } from '../choosing/team.ts';
import { nearest, solvers } from '../choosing/team.ts';
import { Sign } from '../parts/sign.tsx';
import { t } from '../i18n/t.ts';

const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** What a card brings, as the view shows it now: printed skills, current attributes. */
function bringsOf(card: CardId, { faceOf, cardOf }: Pick<Board, 'faceOf' | 'cardOf'>): Brings {
  const face = faceOf(card);
  const amounts = new Map<string, number>();
  const add = (what: string, amount: number) => amounts.set(what, (amounts.get(what) ?? 0) + amount);
  face.people.forEach(({ skills, classification, attributes: printed }, person) => {
    if (classification) add(classification, 1);
    for (const [skill, levels] of skills) add(skill, levels);
    attributes.forEach((name, at) => add(name, (cardOf(card)?.attributes?.[person] ?? printed)[at] ?? 0));
  });
  return { card, names: [face.title, ...face.people.map(({ name }) => name)], amounts };
}

/** One's own people at the end of a beam: aboard a vessel, or on the surface. */
function peopleAt({ view, me, faceOf, cardOf }: Board, place: CardId): readonly CardId[] {
  const groups = vesselOf(view, place)?.crew ?? view.spaceline.find(({ id }) => id === place)?.teams ?? [];
  return groups
    .filter(({ player }) => player === me)
    .flatMap(({ cards }) => cards)
    .filter((card) => faceOf(card).type === 'Personnel' && !cardOf(card)?.stopped && !cardOf(card)?.disabled);
}

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
  const { view, faceOf, names } = board;
  const people = (cards: readonly CardId[]) =>
    cards.filter((card) => faceOf(card).type === 'Personnel').map((card) => bringsOf(card, board));
  const place = placeOf(view, option.to);
  const location = view.spaceline.find(({ id }) => id === place);
  const face: Face | undefined = location && location.completedBy < 0 ? faceOf(location.id) : undefined;
  const terms = face?.terms ?? [];
  const there = people(peopleAt(board, option.to));
  const candidates = people(option.pick?.from ?? []);
  const solving = solvers(there, candidates, terms);
  const [from, to] = [option.on, option.to].map((end) => names.card(end) ?? '');
  return (
    <section aria-label={t('Both groups')} className="sums">
      <Sum title={t('At {to}', { to: to ?? '' })} team={[...there, ...people(picked)]} terms={terms} />
      <Sum
        title={t('Left at {from}', { from: from ?? '' })}
        team={people(peopleAt(board, option.on).filter((card) => !picked.includes(card)))}
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
