import type { DescribedFacts, FactName, Skill } from '@spaceline/language';
import { affiliations, classifications, genders, skills, speciesNames } from '@spaceline/language';
import { useBoard } from '../../board/context.tsx';
import { changeDraft } from '../../board/correcting-store.ts';
import type { Draft } from '../../board/correction-draft.ts';
import { affiliationColour } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { Icon } from '../../parts/icon.tsx';
import { factsNow, namesOfFacts, withFact } from './facts.ts';
import { factWords } from './fix-words.ts';
import { Field, NumberInput, OneOf } from './inputs.tsx';
import { t } from '../../i18n/t.ts';
import type { Label } from '../../i18n/t.ts';

interface Props {
  readonly face: Face;
  readonly facts: DescribedFacts;
}

const change = <Name extends FactName>(props: Props, name: Name, value: NonNullable<DescribedFacts[Name]>): void =>
  changeDraft({ facts: withFact(props.facts, props.face, name, value) });

const valueOf = <Name extends FactName>({ face, facts }: Props, name: Name): DescribedFacts[Name] =>
  facts[name] ?? (factsNow(face) as DescribedFacts)[name];

const most = 99;

function NumberFact({
  name,
  ...props
}: Props & {
  readonly name: 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields' | 'points' | 'span';
}) {
  const title = t(factWords[name]);
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-2">
      <span className="text-soft">{title}</span>
      <NumberInput
        title={title}
        value={valueOf(props, name) ?? 0}
        min={0}
        max={most}
        steps={name === 'points' ? [5] : [1]}
        onChange={(value) => change(props, name, value)}
      />
    </div>
  );
}

const chip = (on: boolean): string =>
  `flex min-h-10 items-center rounded-lg border px-2.5 text-sm has-focus-visible:outline-3 ${on ? 'border-gold bg-gold/15 font-semibold' : 'border-edge bg-raised text-soft'}`;

function Affiliations(props: Props) {
  const chosen = valueOf(props, 'affiliations') ?? [];
  return (
    <Field title={props.face.type === 'Mission' ? t('May be attempted by') : t('Affiliation')}>
      <div className="flex flex-wrap gap-1.5">
        {affiliations.map((each) => (
          <label
            key={each}
            className={chip(chosen.includes(each))}
            style={{ borderBottom: `3px solid ${affiliationColour(each)}` }}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                change(
                  props,
                  'affiliations',
                  affiliations.filter((one) => (one === each ? target.checked : chosen.includes(one))),
                )
              }
            />
            {each}
          </label>
        ))}
      </div>
    </Field>
  );
}

function Skills(props: Props) {
  const chosen = valueOf(props, 'skills') ?? [];
  const set = (skill: Skill, levels: number) => {
    const others = chosen.filter((one) => one.skill !== skill);
    change(props, 'skills', levels > 0 ? [...others, { skill, levels }] : others);
  };
  return (
    <Field title={t('Skills')}>
      {chosen.map(({ skill, levels }) => (
        <div key={skill} className="flex items-center gap-1.5">
          <span className="min-w-0 flex-1">{levels === 1 ? skill : `${skill} x${levels}`}</span>
          <button
            type="button"
            className="btn min-h-10 px-3"
            aria-label={t('{skill}: one level more', { skill })}
            onClick={() => set(skill, levels + 1)}
          >
            +1
          </button>
          <button
            type="button"
            className="btn size-10 min-h-10 p-0"
            aria-label={t('Without {skill}', { skill })}
            onClick={() => set(skill, 0)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <select
        aria-label={t('Add a skill')}
        value=""
        className="min-h-11 rounded-lg border border-edge-strong bg-deep px-3 text-base text-ink"
        onChange={({ target }) => {
          const skill = skills.find((each) => each === target.value);
          if (skill) set(skill, 1);
        }}
      >
        <option value="">{t('Add a skill …')}</option>
        {skills
          .filter((each) => !chosen.some(({ skill }) => skill === each))
          .map((each) => (
            <option key={each}>{each}</option>
          ))}
      </select>
    </Field>
  );
}

function Species(props: Props) {
  const chosen = valueOf(props, 'species') ?? [];
  return (
    <Field title={t('Species')}>
      {chosen.map((each) => (
        <div key={each} className="flex items-center gap-1.5">
          <span className="min-w-0 flex-1">{each}</span>
          <button
            type="button"
            className="btn size-10 min-h-10 p-0"
            aria-label={t('Not {each}', { each })}
            onClick={() =>
              change(
                props,
                'species',
                chosen.filter((one) => one !== each),
              )
            }
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <select
        aria-label={t('Add a species')}
        value=""
        className="min-h-11 rounded-lg border border-edge-strong bg-deep px-3 text-base text-ink"
        onChange={({ target }) => {
          const found = speciesNames.find((each) => each === target.value);
          if (found) change(props, 'species', [...chosen, found]);
        }}
      >
        <option value="">{t('Add a species …')}</option>
        {speciesNames
          .filter((each) => !chosen.includes(each))
          .map((each) => (
            <option key={each}>{each}</option>
          ))}
      </select>
    </Field>
  );
}

const icons = [
  ['Cmd', 'Command icons'],
  ['Stf', 'Staff icons'],
] as const satisfies readonly (readonly [string, Label])[];

function Staffing(props: Props) {
  const chosen = valueOf(props, 'staffing') ?? [];
  const count = (icon: string): number => chosen.filter((each) => each === icon).length;
  return icons.map(([icon, title]) => (
    <div key={icon} className="grid grid-cols-[6rem_1fr] items-center gap-2">
      <span className="text-soft">{t(title)}</span>
      <NumberInput
        title={t(title)}
        value={count(icon)}
        min={0}
        max={9}
        onChange={(n) =>
          change(
            props,
            'staffing',
            icons.flatMap(([each]) => Array.from({ length: each === icon ? n : count(each) }, () => each)),
          )
        }
      />
    </div>
  ));
}

function Fact({ name, ...props }: Props & { readonly name: FactName }) {
  switch (name) {
    case 'affiliations':
      return <Affiliations {...props} />;
    case 'classification':
      return (
        <OneOf
          title={t('Classification')}
          choices={classifications.map((value) => ({ value, words: value }))}
          chosen={valueOf(props, 'classification')}
          onChoose={(value) => change(props, 'classification', value)}
        />
      );
    case 'skills':
      return <Skills {...props} />;
    case 'staffing':
      return <Staffing {...props} />;
    case 'species':
      return <Species {...props} />;
    case 'gender':
      return (
        <OneOf
          title={t(factWords.gender)}
          choices={genders.map((value) => ({ value, words: value }))}
          chosen={valueOf(props, 'gender')}
          onChoose={(value) => change(props, 'gender', value)}
        />
      );
    case 'responds':
      return (
        <OneOf
          title={t(factWords.responds)}
          choices={[
            { value: 'yes', words: t('Responds') },
            { value: 'no', words: t('Never') },
          ]}
          chosen={valueOf(props, 'responds') ? 'yes' : 'no'}
          onChoose={(value) => change(props, 'responds', value === 'yes')}
        />
      );
    case 'kind':
      return (
        <OneOf
          title={t(factWords.kind)}
          choices={[
            { value: 'planet', words: t('Planet') },
            { value: 'space', words: t('Space') },
            { value: 'dual', words: t('Both') },
          ]}
          chosen={valueOf(props, 'kind')}
          onChoose={(value) => change(props, 'kind', value)}
        />
      );
    default:
      return <NumberFact name={name} {...props} />;
  }
}

/** Facts that take most room come last. */
const order: readonly FactName[] = [
  'kind',
  'points',
  'span',
  'range',
  'weapons',
  'shields',
  'staffing',
  'integrity',
  'cunning',
  'strength',
  'classification',
  'gender',
  'species',
  'skills',
  'affiliations',
  'responds',
];

/** The facts that a title of this type has: what both agree on holds for all its copies. */
export function DescribeForm({ draft }: { readonly draft: Draft }) {
  const { faceOfTitle } = useBoard();
  const face = faceOfTitle(draft.title);
  const names = namesOfFacts(face);
  return (
    <div className="flex flex-col gap-3" data-describe={face.id}>
      <p className="m-0 text-sm text-soft">
        {t('Read them from the card. What you both agree on holds for every copy of {title}.', { title: face.title })}
      </p>
      {order
        .filter((name) => names.includes(name))
        .map((name) => (
          <Fact key={name} name={name} face={face} facts={draft.facts} />
        ))}
    </div>
  );
}
