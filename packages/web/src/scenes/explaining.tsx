import type { TermId } from '@spaceline/art';
import type { EventName } from '@spaceline/engine';
import { Fragment } from 'react';
import { Term } from '../glossary/linked.tsx';
import { glossary } from '../glossary/glossary.ts';
import { rich, t } from '../i18n/t.ts';
import type { EncounterAct } from './act.ts';

const termsOf: Readonly<Partial<Record<EventName, TermId>>> = {
  killed: 'killed',
  stopped: 'stopped',
  disabled: 'disabled',
  nullified: 'nullified',
  relocated: 'relocated',
  damaged: 'damaged',
  destroyed: 'destroyed',
  cured: 'cured',
  'mis-seed': 'misSeed',
  'conditions met': 'overcome',
};
/** More than that nobody reads below a card. */
const most = 3;

/** The words of the rules for what happened, each to be asked for. */
export function Explaining({ act }: { readonly act: EncounterAct }) {
  const met = act.events.flatMap((event) =>
    event.e === 'selected' ? (event.word === 'random' ? (['random'] as const) : []) : (termsOf[event.e] ?? []),
  );
  const terms = [...new Set(met)].slice(0, most);
  if (terms.length === 0) return null;
  return (
    <p className="scene-note">
      {rich('Explained: {terms}', {
        terms: terms.map((term, at) => (
          <Fragment key={term}>
            {at > 0 && ', '}
            <Term term={term} words={t(glossary[term].word)} />
          </Fragment>
        )),
      })}
    </p>
  );
}
