import type { Affiliation } from '@spaceline/language';
import { affiliationTones, slug } from '../tones.ts';
import { cut } from './pen.ts';

interface Shape {
  /** The outline, by which an affiliation is told apart without its colour. */
  readonly outline: string;
  /** Cut out of it, filled or as a line. */
  readonly sign?: string;
  readonly lines?: string;
}

const circle = (r: number): string => `M12 ${12 - r}A${r} ${r} 0 1 0 12 ${12 + r} ${r} ${r} 0 1 0 12 ${12 - r}Z`;

const shapes: Readonly<Record<Affiliation, Shape>> = {
  Federation: {
    outline: circle(10.6),
    sign: 'M12 3.6 13.7 10.3 20.4 12 13.7 13.7 12 20.4 10.3 13.7 3.6 12 10.3 10.3Z',
  },
  Klingon: {
    outline: 'M1.8 3.2H22.2L12 22.4Z',
    sign: 'M6.2 5.8 10.7 8.2 12 18.4 13.3 8.2 17.8 5.8 14.6 13.1 12 19.6 9.4 13.1Z',
  },
  Romulan: {
    outline: 'M12 .9 23.1 12 12 23.1.9 12Z',
    sign: 'M11 4.6C6 8.4 6 15.6 11 19.4 8.7 15 8.7 9 11 4.6ZM13 4.6C18 8.4 18 15.6 13 19.4 15.3 15 15.3 9 13 4.6Z',
  },
  'Non-Aligned': { outline: 'M6.4 1.9H17.6L23.2 12 17.6 22.1H6.4L.8 12Z', lines: 'M15.6 7.2A6 6 0 1 0 18 12' },
  Ferengi: { outline: 'M3 3H21V21H3Z', lines: 'M8 8V16M12 6.5V17.5M16 8V16' },
  Bajoran: { outline: 'M12 1.5C17 6.5 19 9.5 19 14A7 7 0 0 1 5 14C5 9.5 7 6.5 12 1.5Z', lines: 'M12 8V17M9 13H15' },
  Cardassian: { outline: 'M7 2H17L22 22H2Z', lines: 'M12 6V18M9 11L12 8 15 11M8 17L12 13 16 17' },
  Borg: { outline: 'M8 1.5H16V8H22.5V16H16V22.5H8V16H1.5V8H8Z', lines: 'M9 12H15M12 9V15' },
  Dominion: {
    outline: 'M12 1.5A6 6 0 0 1 17.2 10.5A6 6 0 1 1 12 19.5A6 6 0 1 1 6.8 10.5A6 6 0 0 1 12 1.5Z',
    lines: 'M12 12V7M12 12L8 15.5M12 12L16 15.5',
  },
  Hirogen: { outline: 'M12 1.5L21 21 12 16.5 3 21Z', lines: 'M12 7V13' },
  Kazon: {
    outline: 'M12 1L14.8 7 21.5 6.5 18 12 21.5 17.5 14.8 17 12 23 9.2 17 2.5 17.5 6 12 2.5 6.5 9.2 7Z',
    lines: 'M9 12H15',
  },
  Neutral: { outline: `${circle(10.6)}M12 6A6 6 0 1 1 12 18 6 6 0 1 1 12 6Z` },
  Starfleet: { outline: 'M12 1.5L22.5 9.2 18.5 21.5H5.5L1.5 9.2Z', lines: 'M7 14L12 7.5 17 14M9.5 17H14.5' },
  Vidiian: { outline: 'M11 1.8V22.2A10.2 10.2 0 0 1 11 1.8ZM13 1.8A10.2 10.2 0 0 1 13 22.2Z' },
  Vulcan: { outline: 'M12 1.5L22.5 21.5H1.5Z', lines: 'M12 10.5A3.5 3.5 0 1 0 12 17.5 3.5 3.5 0 1 0 12 10.5' },
};

const drawn = (name: Affiliation): string => {
  const { outline, sign, lines } = shapes[name];
  const fill = `var(--a-${slug(name)},${affiliationTones[name].colour})`;
  return [
    `<path fill="${fill}" stroke="${fill}" stroke-width="1" stroke-linejoin="round" fill-rule="evenodd" d="${outline}"/>`,
    sign ? `<path fill="${cut}" d="${sign}"/>` : '',
    lines
      ? `<path fill="none" stroke="${cut}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>`
      : '',
  ].join('');
};

export const affiliationIcons = Object.fromEntries(
  Object.keys(shapes).map((name) => [name, drawn(name as Affiliation)]),
) as Readonly<Record<Affiliation, string>>;
