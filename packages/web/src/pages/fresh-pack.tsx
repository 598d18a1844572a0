import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import type { CSSProperties } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { WrapperArt } from '../sealed/wrapper.tsx';

/** A pack that is torn open: cards like those that could be in it, but none of them is. */

const person = (name: string, affiliation: Face['affiliations'][number], skills: readonly string[]): Face => ({
  ...blankFace(`fresh ${name}`),
  title: name,
  type: 'Personnel',
  affiliations: [affiliation],
  people: [
    {
      name,
      classification: 'OFFICER',
      skills: skills.map((skill) => [skill, 1]),
      attributes: [7, 8, 8],
      staffing: 'Cmd',
      species: ['Human'],
    },
  ],
});

const cards: readonly Face[] = [
  person('Commander', 'Klingon', ['Leadership', 'Honor', 'Navigation']),
  {
    ...blankFace('fresh mission'),
    title: 'Wormhole Transit',
    type: 'Mission',
    where: 'space',
    location: 'Wormhole Transit',
    points: 40,
    span: 4,
    terms: [[{ what: 'Navigation', levels: 2 }, { what: 'Physics' }]],
    attemptedBy: ['Federation'],
  },
  {
    ...blankFace('fresh ship'),
    title: 'Explorer',
    type: 'Ship',
    affiliations: ['Federation'],
    ship: [9, 7, 8],
    shipClass: 'Long-range',
    staffing: ['Cmd', 'Stf'],
  },
  { ...blankFace('fresh relic'), title: 'Relic', type: 'Artifact', text: 'Whoever finds it may draw three cards.' },
  person('Envoy', 'Romulan', ['Diplomacy', 'Treachery', 'Law']),
];

export const FreshPack = () => (
  <div className="fresh-pack" aria-hidden="true" inert>
    {cards.map((face, at) => (
      <span key={face.id} className="fresh-card" style={{ '--turn': at - 2 } as CSSProperties}>
        <CardFace face={face} gold={at === 3} />
      </span>
    ))}
    <span className="fresh-wrapper">
      <WrapperArt kind="pack" torn />
    </span>
  </div>
);
