import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { typeOf } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import type { DeckList } from '../net/api.ts';
import { Chevron } from '../parts/chevron.tsx';
import { noPlan, planned, plannedPlace } from '../seeding/by-hand.ts';
import type { Copy } from '../seeding/by-hand.ts';
import { forgetSeedingFor, keepSeedingFor, seedingFor } from '../seeding/kept-seedings.ts';
import { isEmpty } from '../seeding/plan.ts';
import type { Place } from '../seeding/plan.ts';

interface Props {
  readonly deck: DeckList;
  readonly faceOf: (id: string) => Face;
}

interface Choice {
  readonly key: string;
  readonly words: string;
  readonly place: Place;
}

const keyOf = ({ of, mission, where }: Place): string => `${of} ${mission} ${where}`;

/** Own missions by name; of the other player's, who is not known yet, by their kind. */
const placesOf = ({ deck, faceOf }: Props): readonly Choice[] => [
  ...[...new Set(deck.missions)].map((mission) => {
    const { title, where = 'planet' } = faceOf(mission);
    const place: Place = { of: 'me', mission, where };
    return { key: keyOf(place), words: title, place };
  }),
  ...(['planet', 'space'] as const).map((where) => {
    const place: Place = { of: 'them', mission: '', where };
    const words = where === 'planet' ? t('a planet of theirs') : t('theirs in space');
    return { key: keyOf(place), words, place };
  }),
];

const seeded = ['Dilemma', 'Artifact', 'Facility'];

/** The cards that are seeded under or at missions, copy by copy. */
const copiesOf = ({ deck, faceOf }: Props): readonly (Copy & { readonly face: Face })[] => {
  const counts = new Map<string, number>();
  return deck.seeds.toSorted().flatMap((card) => {
    const face = faceOf(card);
    const nth = counts.get(card) ?? 0;
    counts.set(card, nth + 1);
    return seeded.includes(typeOf(face)) ? [{ card, nth, face, isFacility: typeOf(face) === 'Facility' }] : [];
  });
};

/** Where each seed card is to go: kept with the deck, made here or by the last game, and followed at the table. */
export function SeedingPlanEditor(props: Props) {
  const { deck } = props;
  const [, setEdits] = useState(0);
  const plan = seedingFor(deck.seeds) ?? noPlan(deck.missions);
  const copies = copiesOf(props);
  if (copies.length === 0 || deck.missions.length === 0) return null;
  const places = placesOf(props);
  const done = copies.filter((copy) => plannedPlace(plan, copy)).length;
  const changed = () => setEdits((before) => before + 1);
  return (
    <details className="panel p-4" data-seeding-plan>
      <summary className="btn btn-quiet justify-start px-1">
        {t('Seeding plan: {done} of {all} cards', { done, all: copies.length })}
        <Chevron />
      </summary>
      <p className="mt-1 mb-2 text-sm text-soft">
        {t(
          'It is kept with the deck and becomes what you seed in a game; “Seed as last time” at the table follows it.',
        )}
      </p>
      <ul className="m-0 grid list-none gap-x-5 gap-y-1 p-0 sm:grid-cols-2">
        {copies.map(({ face, ...copy }) => {
          const at = plannedPlace(plan, copy);
          const isListed = at && places.some(({ key }) => key === keyOf(at));
          return (
            <li key={`${copy.card} ${copy.nth}`} className="min-w-0">
              <label className="flex items-center gap-2">
                <span className="min-w-0 flex-1 truncate">{face.title}</span>
                <select
                  className="min-h-11 w-44 rounded-lg border border-edge-strong bg-panel px-2 text-ink"
                  value={at ? keyOf(at) : ''}
                  onChange={({ target: { value } }) => {
                    const place = places.find(({ key }) => key === value)?.place;
                    keepSeedingFor(deck.seeds, planned(plan, copy, place));
                    changed();
                  }}
                >
                  <option value="">{t('at the table')}</option>
                  {places
                    .filter(({ place }) => !copy.isFacility || place.of === 'me')
                    .map(({ key, words }) => (
                      <option key={key} value={key}>
                        {words}
                      </option>
                    ))}
                  {/* As in the last game, at a mission of somebody who may not be met again. */}
                  {at && !isListed && <option value={keyOf(at)}>{props.faceOf(at.mission).title}</option>}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      {!isEmpty(plan) && (
        <button
          type="button"
          className="btn mt-2"
          onClick={() => {
            forgetSeedingFor(deck.seeds);
            changed();
          }}
        >
          {t('Clear the plan')}
        </button>
      )}
    </details>
  );
}
