import { belongingTo, liesWords } from '@spaceline/protocol';
import type { CardId, CardView, RememberedView } from '@spaceline/engine';
import { useBoard } from '../board/context.tsx';
import { beginCorrecting, mayCorrect, useCorrecting } from '../board/correcting-store.ts';
import { canBeDescribed, undescribed } from '../board/correction-offers.ts';
import { memoryOf } from '../board/memory.ts';
import { intentWith } from '../board/why-not.ts';
import { attemptWords, blankFace, kindWords, numberOf, toneOf } from '../faces/face.ts';
import type { Face, PersonFace } from '../faces/face.ts';
import { UnwrittenBanner } from '../faces/unwritten-mark.tsx';
import { askWhy, useTable } from '../net/store.ts';
import type { Shown } from '../net/store.ts';
import { Icon } from '../parts/icon.tsx';
import type { Names } from '../words.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

const fact = (name: string, value: string | number | undefined): readonly Fact[] =>
  value === undefined || value === '' ? [] : [{ name, value: String(value) }];

const staffingWords: Readonly<Record<string, string>> = { Cmd: 'Command', Stf: 'Staff' };
const iconWords: Readonly<Record<string, string>> = { Holo: 'Holographic', Self: 'Self-controlling', Ref: 'Referee' };

/** What a double-sided mission shows as long as its front is up. */
const frontWords = ({ front }: Face): string => {
  if (!front) return '';
  return front.kind === 'wormhole' ? 'wormhole' : `${front.affiliation} outpost, SHIELDS ${front.shields}`;
};

const personFacts = (person: PersonFace): readonly Fact[] => [
  ...fact('Classification', person.classification),
  ...fact('Species', person.species.join(', ')),
  ...fact('Staffing', person.staffing && (staffingWords[person.staffing] ?? person.staffing)),
];

const facts = (face: Face): readonly Fact[] => [
  ...fact('Affiliation', face.affiliations.join(', ')),
  ...fact('Class', face.shipClass),
  ...fact('Location', face.location === face.title ? '' : face.location),
  ...fact('Region', face.region),
  ...fact('Points', face.points === undefined ? '' : numberOf(face, 'points', face.points)),
  ...fact('Span', face.span === undefined ? '' : numberOf(face, 'span', face.span)),
  ...fact('May attempt', attemptWords(face).join(', ')),
  ...fact('Staffing', face.staffing.map((icon) => staffingWords[icon] ?? icon).join(', ')),
  ...fact('Equipment', face.equipment.join(', ')),
  ...fact(face.ship ? 'Commander' : 'Commands', face.commander),
  ...fact('Shields', face.shields === undefined ? '' : numberOf(face, 'shields', face.shields)),
  ...fact('Front', frontWords(face)),
  ...fact('Icons', face.icons.map((icon) => iconWords[icon] ?? icon).join(', ')),
];

function Numbers({
  face,
  names,
  values,
}: {
  readonly face: Face;
  readonly names: readonly string[];
  readonly values: readonly number[];
}) {
  return (
    <div className="grid grid-cols-3 gap-1 text-center">
      {names.map((name, at) => (
        <div key={name} className="rounded-md bg-deep py-1">
          <div className="text-sm text-soft">{name}</div>
          <div className="text-xl font-bold">{numberOf(face, name.toLowerCase(), values[at])}</div>
        </div>
      ))}
    </div>
  );
}

function state(card: CardView | undefined, memory: RememberedView | undefined, names: Names): string {
  if (memory) return `${belongingTo(memory.owner, names)} · you have seen it: ${liesWords(memory, names)}`;
  if (!card) return '';
  return [
    belongingTo(card.owner, names),
    card.stopped && 'stopped',
    card.disabled && 'disabled',
    card.countdown !== undefined && `countdown ${card.countdown}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Facts({ facts: told }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {told.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One person of a personnel card, with the attributes of the moment. */
function Person({
  face,
  person,
  attributes,
  named,
}: {
  readonly face: Face;
  readonly person: PersonFace;
  readonly attributes: readonly number[];
  readonly named: boolean;
}) {
  return (
    <section className="flex flex-col gap-2" aria-label={person.name}>
      {named && <h4 className="m-0 font-semibold">{person.name}</h4>}
      <Numbers face={face} names={['Integrity', 'Cunning', 'Strength']} values={attributes} />
      {person.skills.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap gap-1 p-0" aria-label="Skills">
          {person.skills.map(([skill, levels]) => (
            <li key={skill} className="badge text-ink">
              {skill}
              {levels !== 1 && ` x${levels}`}
            </li>
          ))}
        </ul>
      )}
      <Facts facts={personFacts(person)} />
    </section>
  );
}

/** The text; of a combo dilemma each half by itself. */
function Words({ face }: { readonly face: Face }) {
  if (!face.halves) return face.text ? <p className="m-0 leading-relaxed whitespace-pre-line">{face.text}</p> : null;
  return (
    <ol className="m-0 flex list-none flex-col gap-2 p-0">
      {face.halves.map(({ title, text }) => (
        <li key={title}>
          <h4 className="m-0 font-semibold">{title}</h4>
          <p className="m-0 leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A card drawn by us: what is printed on it and the text its program reads as. */
function CardSheet({ face, id }: { readonly face: Face; readonly id: CardId }) {
  const { view, cardOf, names } = useBoard();
  const card = cardOf(id);
  const kind = kindWords(face);
  const now = state(card, memoryOf(view, id), names);
  return (
    <article
      className="m-3 flex flex-col gap-2 rounded-xl border border-edge bg-raised p-3"
      style={{ borderTop: `8px solid ${toneOf(face, card?.affiliation)}` }}
      aria-label={face.title}
    >
      <header>
        <h3 className="m-0 text-lg leading-tight font-bold">{face.title}</h3>
        <p className="m-0 text-soft">{kind}</p>
        {now && <p className="m-0 text-sm text-gold">{now}</p>}
      </header>
      <UnwrittenBanner face={face} missing={undescribed(face)} />
      {face.people.map((person, at) => (
        <Person
          key={person.name}
          face={face}
          person={person}
          attributes={card?.attributes?.[at] ?? person.attributes}
          named={face.people.length > 1}
        />
      ))}
      {face.ship && <Numbers face={face} names={['Range', 'Weapons', 'Shields']} values={face.ship} />}
      <Facts facts={facts(face)} />
      <Words face={face} />
    </article>
  );
}

/** For a card that no answer begins with: the rule that stands in the way. */
function WhyNot({ face, card }: { readonly face: Face; readonly card: CardId }) {
  const { view, me, usable } = useBoard();
  const intent = view.phase === 'play' && !usable.has(card) ? intentWith(card, face, view, me) : undefined;
  if (!intent) return null;
  const question = intent.do === 'attempt' ? 'Why can I not attempt it now?' : 'Why can I not play it now?';
  return (
    <button type="button" className="btn mx-3 mb-3 self-start" onClick={() => askWhy(intent)}>
      {question}
    </button>
  );
}

/** At an assisted table: the way from a card to a correction of it. */
function CorrectCard({ face, card }: { readonly face: Face; readonly card: CardId }) {
  const { cardOf } = useBoard();
  const correcting = useCorrecting(({ draft }) => draft !== undefined);
  if (correcting || !mayCorrect()) return null;
  return (
    <div className="mx-3 mt-3 flex flex-wrap gap-2">
      {cardOf(card) && (
        <button type="button" className="btn" data-correct={card} onClick={() => beginCorrecting([card])}>
          <Icon name="correct" />
          Correct …
        </button>
      )}
      {canBeDescribed(face) && (
        <button type="button" className="btn" onClick={() => beginCorrecting([], 'describe', face.id)}>
          <Icon name="unwritten" />
          Describe …
        </button>
      )}
    </div>
  );
}

export function CardPanel({ shown }: { readonly shown: Shown | undefined }) {
  const faces = useTable((state) => state.faces);
  if (!shown) return <p className="m-0 p-4 text-soft">Touch a card to read it here.</p>;
  const face = faces.get(shown.def) ?? blankFace(shown.def);
  return (
    <div className="flex flex-col">
      <CorrectCard face={face} card={shown.card} />
      <CardSheet face={face} id={shown.card} />
      <WhyNot face={face} card={shown.card} />
    </div>
  );
}
