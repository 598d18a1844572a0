import { chance, seedOf, times } from '../chance.ts';
import { ink } from '../svg.ts';

/** What tells one people from another: a few lines and outlines on the same turned piece. None is anybody's likeness. */
interface Mark {
  /** Behind the head. */
  readonly behind?: string;
  /** On the head, as lines of shade. */
  readonly lines?: string;
  /** On the head, as lines of light. */
  readonly lights?: string;
  /** Filled with the figure's own clay. */
  readonly clay?: string;
}

const marks: Readonly<Record<string, Mark>> = {
  Klingon: {
    behind: 'M33 30C30 14 40 8 50 8S70 14 67 30C70 44 68 56 64 62H36C32 56 30 44 33 30Z',
    lines:
      'M50 13V27M45.5 15C44.5 19 45 23 46.5 27M54.5 15C55.5 19 55 23 53.5 27M41.5 19C41.5 22 42 25 43.5 27.5M58.5 19C58.5 22 58 25 56.5 27.5',
  },
  Romulan: { clay: 'M36 37 30.5 22.5 39 30ZM64 37 69.5 22.5 61 30Z', lines: 'M42 19 50 29 58 19' },
  Vulcan: { clay: 'M36 37 30.5 22.5 39 30ZM64 37 69.5 22.5 61 30Z' },
  Ferengi: {
    clay: 'M35 34C22 22 16 30 20 38S32 46 36 42ZM65 34C78 22 84 30 80 38S68 46 64 42Z',
    lines: 'M40 20C44 16 47 18 50 21 53 18 56 16 60 20',
  },
  Android: { lights: 'M50 12V54M35 28H65M38 44H62M41 16 38 44M59 16 62 44' },
  Bajoran: { lines: 'M47.5 30H52.5M47.8 33H52.2M48.2 36H51.8' },
  Betazoid: { lights: 'M31 22A21 24 0 0 1 69 22M27 19A26 29 0 0 1 73 19M35.5 24A16 19 0 0 1 64.5 24' },
  Hologram: { lights: times(15, (at) => `M8 ${14 + at * 6}H92`).join('') },
  Borg: { lights: 'M58 27A5 5 0 1 0 58 37 5 5 0 1 0 58 27M62 30L71 24M38 44 34 52', lines: 'M36 22 46 26' },
  Cardassian: { lines: 'M47 15C45 20 47 25 50 26 53 25 55 20 53 15ZM38 47 32 62M62 47 68 62M41 52 37 62M59 52 63 62' },
  Trill: { lines: times(7, (at) => `M36.5 ${22 + at * 4}h.1M63.5 ${22 + at * 4}h.1`).join('') },
  Bolian: { lines: 'M50 11V55' },
  Bynar: { behind: 'M50 4C66 4 72 16 70 30L50 26 30 30C28 16 34 4 50 4Z' },
  "Jem'Hadar": {
    lines: times(6, (at) => `M${38 + at * 0.4} ${20 + at * 5}l-4 1M${62 - at * 0.4} ${20 + at * 5}l4 1`).join(''),
  },
  Human: {},
};

/** A people without marks of its own gets a brow that its name draws. */
function browOf(species: string): Mark {
  const roll = chance(seedOf(species));
  const strokes = times(2 + Math.floor(roll() * 3), (at) => {
    const [y, wide, bend] = [15 + at * 4 + roll() * 2, 4 + roll() * 8, (roll() - 0.5) * 8];
    return ink`M${50 - wide} ${y}Q50 ${y + bend} ${50 + wide} ${y}`;
  });
  return { lines: strokes.join('') };
}

export const marksOf = (species: readonly string[]): readonly Mark[] => species.map((one) => marks[one] ?? browOf(one));
