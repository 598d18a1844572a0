import type { CardId } from '@spaceline/engine';
import { typeOf } from '@spaceline/art';
import type { PersonFace } from '@spaceline/art';
import { useBoard } from '../../board/context.tsx';
import { attributes } from '../../board/solving.ts';
import { DrawnFace } from '../../faces/drawn.tsx';
import { t } from '../../i18n/t.ts';
import { Sign } from '../../parts/sign.tsx';

interface Props {
  readonly card: CardId;
  /** What the mission there asks for: it stands out among what they can do. */
  readonly wanted: ReadonlySet<string>;
}

/** The classification is a level of its skill. */
function skillsOf({ classification, skills }: PersonFace): readonly (readonly [string, number])[] {
  const levels = new Map(classification ? [[classification, 1]] : []);
  for (const [skill, more] of skills) levels.set(skill, (levels.get(skill) ?? 0) + more);
  return [...levels];
}

/** What each can do; what is wanted, in gold. */
function Skills({ card, wanted }: Props) {
  const face = useBoard().faceOf(card);
  const skills = face.people.flatMap(skillsOf);
  if (skills.length === 0) return <span className="crossing-skills">{typeOf(face)}</span>;
  return (
    <span className="crossing-skills">
      {skills.map(([skill, levels], at) => (
        <span key={`${skill} ${at}`}>
          {at > 0 && ', '}
          <span className={wanted.has(skill) ? 'crossing-wanted' : ''}>
            {skill}
            {levels > 1 && ` ×${levels}`}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Somebody who goes or stays: a face, a name, and what they bring. */
export function Person({ card, wanted }: Props) {
  const { faceOf, cardOf, names } = useBoard();
  const face = faceOf(card);
  const seen = cardOf(card);
  const numbers = seen?.attributes ?? face.people.map((person) => person.attributes);
  return (
    <span className="crossing-person">
      <DrawnFace face={face} size="mini" affiliation={seen?.affiliation} className="crossing-face" />
      <span className="crossing-words">
        <b>{names.card(card) ?? face.title}</b>
        <Skills card={card} wanted={wanted} />
        {numbers.map((values, person) => (
          <span key={person} className="crossing-numbers">
            {attributes.map((name, at) => (
              <span key={name} className={wanted.has(name) ? 'crossing-wanted' : ''}>
                <Sign name={name} size={13} />
                <span className="sr-only">{name}</span>
                {values[at]}
              </span>
            ))}
          </span>
        ))}
        {(seen?.stopped ?? false) && <em>{t('stopped')}</em>}
        {(seen?.disabled ?? false) && <em>{t('disabled')}</em>}
      </span>
    </span>
  );
}
