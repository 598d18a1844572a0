import { blankFace, shipPicture } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useEffect, useRef, useState } from 'react';
import { Drawn } from '../faces/drawn.tsx';
import { Picture } from '../faces/picture.tsx';
import { t } from '../i18n/t.ts';
import { useSceneSettings } from '../scenes/settings.ts';
import type { Speed } from '../scenes/settings.ts';
import './settings.css';

/** None of them is a card; they are drawn like cards. */
const world = (title: string, where: string, points: number): Face => ({
  ...blankFace(title.toLowerCase()),
  title,
  type: 'Mission',
  where,
  location: title,
  points,
  span: 3,
});

const worlds = [
  { face: world('Ocean Colony', 'planet', 35), asks: 'MEDICAL + Biology' },
  { face: world('Volcanic Moon', 'planet', 40), asks: 'Geology + Honor' },
  { face: world('Black Hole Survey', 'space', 35), asks: 'Astrophysics ×2' },
];

const ship: Face = {
  ...blankFace('ship-settings'),
  type: 'Ship',
  affiliations: ['Federation'],
  ship: [8, 7, 8],
  staffing: ['Cmd', 'Stf'],
};

/** How long something takes at each speed; without scenes it is there at once. */
const flights: Readonly<Record<Speed, string>> = {
  slow: '2.4s',
  normal: '1.3s',
  fast: '0.5s',
  click: '1.3s',
  off: '0s',
};

/** Whenever a speed is chosen, the ship flies on at it. */
function useFlight(speed: Speed): number {
  const [at, setAt] = useState(0);
  const before = useRef(speed);
  useEffect(() => {
    if (before.current === speed) return;
    before.current = speed;
    setAt((was) => (was + 1) % worlds.length);
  }, [speed]);
  return at;
}

/** A piece of a table in the looks that are chosen. */
export function Preview() {
  const speed = useSceneSettings((state) => state.speed);
  const at = useFlight(speed);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.style.setProperty('--flight', flights[speed]), [speed]);
  return (
    <div className="preview" data-preview>
      <div className="preview-line" />
      <ul className="preview-worlds">
        {worlds.map(({ face, asks }) => (
          <li key={face.id} lang="en">
            <span>
              <Picture face={face} />
            </span>
            <b className="text-gold">{face.points}</b>
            <b>{face.title}</b>
            <small>{asks}</small>
          </li>
        ))}
      </ul>
      <div className="preview-sky">
        <div ref={ref} className="preview-ship" data-at={at}>
          <Drawn className="block" markup={shipPicture(ship)} />
          <small>{t('RANGE {n}', { n: 8 })}</small>
        </div>
      </div>
    </div>
  );
}
