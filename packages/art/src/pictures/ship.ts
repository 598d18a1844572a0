import type { Affiliation } from '@spaceline/language';
import { chance, seedOf, times } from '../chance.ts';
import type { Face } from '../facts/face.ts';
import { ink, picture } from '../svg.ts';
import type { ToneName } from '../tones.ts';
import { slug, toneNameOf, toneOf } from '../tones.ts';

/** What a hull is built from: the numbers of the card, and three proportions that all ships of its class share. */
interface Plan {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  /** How many icons staff it. */
  readonly crew: number;
  readonly roll: () => number;
}

/** The middle of the picture. */
const [cx, cy] = [60, 24];
const sides = [-1, 1] as const;

interface Paint {
  readonly hull: (d: string) => string;
  readonly strut: (d: string) => string;
  readonly deck: (d: string) => string;
  readonly drive: (x: number, y: number, wide: number, high: number) => string;
  readonly lamp: (x: number, y: number, r?: number) => string;
}

const paintOf = (tone: ToneName): Paint => {
  const { colour } = toneOf(tone);
  return {
    hull: (d) =>
      `<path class="hull" fill="url(#art-hull-${slug(tone)})" stroke="#fff" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round" fill-rule="evenodd" d="${d}"/>`,
    strut: (d) => `<path class="strut" fill="#55637d" d="${d}"/>`,
    deck: (d) =>
      `<path class="deck" fill="#060a16" fill-opacity=".42" stroke="#fff" stroke-opacity=".25" stroke-width=".5" d="${d}"/>`,
    drive: (x, y, wide, high) =>
      ink`<rect class="lamp" fill="${colour}" fill-opacity=".3" x="${x - 2}" y="${y - 1}" width="${wide + 2}" height="${high + 2}" rx="${high / 2 + 1}"/><rect class="lamp" fill="#fff" x="${x}" y="${y}" width="${wide}" height="${high}" rx="${high / 2}"/>`,
    lamp: (x, y, r = 1.1) => ink`<circle class="lamp" fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`,
  };
};

/** A seed between long vanes. */
function seed({ range, shields, crew, roll }: Plan, { hull, strut, deck, drive, lamp }: Paint): string {
  const [taper, back, blunt] = [roll(), roll(), roll()];
  const long = 22 + range * 2.1;
  const broad = 5 + shields * 0.62;
  const vane = 12 + range * (1.8 + back);
  const out = broad + 2.5 + crew * 1.1;
  const root = -0.02 - back * 0.16;
  const nose = 0.48 + blunt * 0.22;
  const x = (part: number): number => cx + long * part;
  const body = hull(
    ink`M${x(1)} ${cy}C${x(nose)} ${cy - broad * 1.25} ${x(-0.1 - taper * 0.12)} ${cy - broad} ${x(-0.45)} ${cy - broad * 0.35}L${x(-0.6 - taper * 0.2)} ${cy}L${x(-0.45)} ${cy + broad * 0.35}C${x(-0.1 - taper * 0.12)} ${cy + broad} ${x(nose)} ${cy + broad * 1.25} ${x(1)} ${cy}Z`,
  );
  const wings = sides.map(
    (s) =>
      strut(
        ink`M${x(root + 0.06)} ${cy + s * broad * 0.75}Q${x(root - 0.2)} ${cy + s * (out - 1)} ${x(root - 0.32)} ${cy + s * out}L${x(root - 0.1)} ${cy + s * out}Z`,
      ) +
      hull(
        ink`M${x(root)} ${cy + s * (out - 1.4)}Q${x(root) + 7} ${cy + s * out} ${x(root)} ${cy + s * (out + 1.8)}L${x(root) - vane} ${cy + s * (out + 1.3)}L${x(root) - vane} ${cy + s * (out - 1)}Z`,
      ) +
      drive(x(root) - vane - 2, cy + s * out - 0.8, 6, 1.7),
  );
  const bridge = deck(
    ink`M${x(0.62)} ${cy}Q${x(0.25)} ${cy - broad * 0.42} ${x(-0.1)} ${cy}Q${x(0.25)} ${cy + broad * 0.42} ${x(0.62)} ${cy}Z`,
  );
  return wings.join('') + body + bridge + lamp(x(0.8), cy);
}

/** A spearhead on a neck, wings swept forward into horns. */
function spear({ range, weapons, shields, crew, roll }: Plan, { hull, deck, drive, lamp }: Paint): string {
  const [sweep, thick] = [roll(), roll()];
  const long = 16 + range * 2;
  const span = 7 + shields * 0.95 + crew * 1.4;
  const horn = 6 + weapons * (1.2 + sweep);
  const neck = 1.4 + thick * 1.4;
  const x = (part: number): number => cx + long * part;
  const wings = sides.map((s) =>
    hull(
      ink`M${cx + 2} ${cy + s * 2.4}L${x(-0.35)} ${cy + s * span * 0.8}L${x(-0.35) + horn} ${cy + s * span}L${x(-0.42)} ${cy + s * span * 1.06}L${x(-0.95 + sweep * 0.2)} ${cy + s * span * 0.5}L${x(-0.72)} ${cy + s * 2}Z`,
    ),
  );
  const keel = deck(
    ink`M${x(0.78)} ${cy - neck}L${x(-0.2)} ${cy - 3.6}L${x(-0.95)} ${cy - 3}L${x(-1.02)} ${cy}L${x(-0.95)} ${cy + 3}L${x(-0.2)} ${cy + 3.6}L${x(0.78)} ${cy + neck}Z`,
  );
  const head = hull(
    ink`M${x(0.66)} ${cy - 3.4 - thick * 2}L${x(0.95)} ${cy - 3}L${x(1.16)} ${cy}L${x(0.95)} ${cy + 3}L${x(0.66)} ${cy + 3.4 + thick * 2}L${x(0.56)} ${cy}Z`,
  );
  return wings.join('') + keel + head + drive(x(-1.02) - 3, cy - 1.6, 5, 3.2) + lamp(x(1), cy);
}

/** Two crescents that close around an empty heart. */
function crescent({ range, shields, crew, roll }: Plan, { hull, strut, drive, lamp }: Paint): string {
  const [open, tail] = [roll(), roll()];
  const long = 20 + range * 1.9;
  const broad = 6.5 + shields * 0.8 + crew * 1.5;
  const x = (part: number): number => cx + long * part;
  const heart = 0.48 + open * 0.2;
  const hind = 0.14 + tail * 0.14;
  const ring = hull(
    ink`M${x(1)} ${cy}Q${x(0.5)} ${cy - broad * 1.15} ${x(-0.35)} ${cy - broad}Q${x(-0.85)} ${cy - broad * 0.7} ${x(-1)} ${cy - broad * hind}L${x(-0.78)} ${cy}L${x(-1)} ${cy + broad * hind}Q${x(-0.85)} ${cy + broad * 0.7} ${x(-0.35)} ${cy + broad}Q${x(0.5)} ${cy + broad * 1.15} ${x(1)} ${cy}ZM${x(0.42)} ${cy}Q${x(0.15)} ${cy + broad * (heart + 0.07)} ${x(-0.35)} ${cy + broad * heart}Q${x(-0.62)} ${cy + broad * 0.3} ${x(-0.6)} ${cy}Q${x(-0.62)} ${cy - broad * 0.3} ${x(-0.35)} ${cy - broad * heart}Q${x(0.15)} ${cy - broad * (heart + 0.07)} ${x(0.42)} ${cy}Z`,
  );
  const keel = strut(ink`M${x(0.42)} ${cy - 0.9}L${x(-0.62)} ${cy - 1.3}V${cy + 1.3}L${x(0.42)} ${cy + 0.9}Z`);
  const drives = sides.map((s) => drive(x(-1) - 3, cy + s * broad * hind - 0.9, 6, 1.8));
  return keel + ring + drives.join('') + lamp(x(0.8), cy, 1);
}

/** A hauler put together from what was at hand. */
function hauler({ range, shields, roll }: Plan, { hull, strut, deck, drive }: Paint): string {
  const long = 18 + range * 1.8;
  const broad = 5 + shields * 0.7;
  const x = (part: number): number => cx + long * part;
  const pods = times(3, (at) => {
    const side = roll() > 0.5 ? -1 : 1;
    const high = side * broad * (0.5 + roll() * 0.5);
    return strut(ink`M${x(-0.7 + at * 0.36)} ${cy + side * broad * 0.7}h${long * 0.26}v${high}h${-long * 0.2}Z`);
  });
  const body = hull(
    ink`M${x(1)} ${cy - 2}L${x(0.35 + roll() * 0.3)} ${cy - broad}L${x(-0.6)} ${cy - broad * 0.9}L${x(-0.9)} ${cy - broad * 0.3}V${cy + broad * 0.6}L${x(0.2 + roll() * 0.3)} ${cy + broad * 0.8}L${x(1)} ${cy + 2}Z`,
  );
  const hold = deck(ink`M${x(0.7)} ${cy - 1.5}H${x(-0.4)}V${cy + 1.5}H${x(0.75)}Z`);
  return pods.join('') + body + hold + drive(x(-0.9) - 4, cy - 2, 5, 4);
}

/** Hoops of falling size on a keel. */
function hoops({ range, shields, crew, roll }: Plan, { hull, strut, drive, lamp }: Paint): string {
  const long = 20 + range * 1.9;
  const broad = 6 + shields * 0.7 + crew;
  const count = 3 + Math.floor(roll() * 2);
  const lean = 2 + roll() * 2;
  const x = (part: number): number => cx + long * part;
  const keel = hull(
    ink`M${x(1)} ${cy}L${x(0.4)} ${cy - 2.6}H${x(-0.8)}L${x(-0.95)} ${cy}L${x(-0.8)} ${cy + 2.6}H${x(0.4)}Z`,
  );
  const rings = times(count, (at) => {
    const [middle, r] = [x(-0.65 + (at / count) * 1.3), broad * (1 - at * 0.2)];
    return hull(
      ink`M${middle} ${cy - r}a${lean + 1.6} ${r} 0 1 0 .1 0ZM${middle} ${cy - r + 2.2}a${lean} ${r - 2.2} 0 1 1 -.1 0Z`,
    );
  });
  return (
    rings.slice(1).join('') +
    keel +
    (rings[0] ?? '') +
    strut(ink`M${x(0.1)} ${cy - 1}H${x(0.6)}V${cy + 1}H${x(0.1)}Z`) +
    drive(x(-0.95) - 3, cy - 1.4, 5, 2.8) +
    lamp(x(0.85), cy)
  );
}

/** A keel with fins like the teeth of a comb. */
function comb({ range, weapons, shields, roll }: Plan, { hull, deck, drive, lamp }: Paint): string {
  const long = 20 + range * 1.9;
  const broad = 5 + shields * 0.5;
  const count = 3 + Math.floor(roll() * 3);
  const reach = 5 + weapons * 0.9;
  const x = (part: number): number => cx + long * part;
  const fins = sides.flatMap((s) =>
    times(count, (at) => {
      const root = -0.75 + (at / count) * 1.05;
      const tip = broad * 0.5 + reach * (0.5 + (at / count) * 0.6);
      return hull(
        ink`M${x(root)} ${cy + s * broad * 0.4}L${x(root - 0.12)} ${cy + s * tip}L${x(root + 0.04)} ${cy + s * tip * 0.92}L${x(root + 0.2)} ${cy + s * broad * 0.4}Z`,
      );
    }),
  );
  const body = hull(
    ink`M${x(1)} ${cy}Q${x(0.8)} ${cy - broad} ${x(0.3)} ${cy - broad * 0.8}L${x(-0.9)} ${cy - 2}V${cy + 2}L${x(0.3)} ${cy + broad * 0.8}Q${x(0.8)} ${cy + broad} ${x(1)} ${cy}Z`,
  );
  return (
    fins.join('') +
    body +
    deck(ink`M${x(0.75)} ${cy}L${x(0.3)} ${cy - broad * 0.4}H${x(-0.3)}V${cy + broad * 0.4}H${x(0.3)}Z`) +
    drive(x(-0.9) - 4, cy - 1.2, 5, 2.4) +
    lamp(x(0.82), cy)
  );
}

/** Frames within frames, open to space. */
function lattice({ range, shields, roll }: Plan, { hull, deck, lamp }: Paint): string {
  const long = 16 + range * 1.4;
  const high = 9 + shields * 0.55;
  const frames = times(4, (at) => {
    const [wide, tall, shift] = [long * (1 - at * 0.2), high * (1 - at * 0.19), (roll() - 0.5) * 5];
    const points = times(6, (corner) => {
      const turn = (corner / 6) * 6.2832 + at * 0.35;
      return ink`${cx + shift + Math.cos(turn) * wide} ${cy + Math.sin(turn) * tall}`;
    });
    return at % 2 === 0 ? hull(`M${points.join('L')}Z`) : deck(`M${points.join('L')}Z`);
  });
  return (
    frames.join('') +
    times(5, (at) => lamp(cx - long * 0.5 + at * long * 0.25, cy + (roll() - 0.5) * high, 0.9)).join('')
  );
}

/** Our own shapes, by affiliation; none is taken from anywhere. */
const grammars: Readonly<Record<Affiliation, (plan: Plan, paint: Paint) => string>> = {
  Federation: seed,
  Starfleet: seed,
  Klingon: spear,
  Hirogen: spear,
  Romulan: crescent,
  Vulcan: crescent,
  'Non-Aligned': hauler,
  Neutral: hauler,
  Kazon: hauler,
  Ferengi: hoops,
  Bajoran: hoops,
  Cardassian: comb,
  Vidiian: comb,
  Dominion: comb,
  Borg: lattice,
};

const crack = (): string =>
  '<path class="crack" fill="none" stroke="#ff6a4a" stroke-width="2.2" stroke-linejoin="round" d="M52 10 56 18 53 23 60 29 57 38"/><circle class="crack" fill="#ffd08a" cx="56" cy="18" r="1.6"/><circle class="crack" fill="#ffd08a" cx="60" cy="29" r="1.3"/>';

/** A vessel that points to the right, from its affiliation, its class and its numbers. */
export function shipPicture(face: Face, affiliation?: string, isDamaged = false): string {
  const tone = toneNameOf(face, affiliation);
  const [range, weapons, shields] = face.ship ?? [6, 4, 5];
  const crew = Math.min(face.staffing.length, 4);
  // A number nobody has said, and a big one, still give a hull that fits its picture.
  const held = (value: number): number => Math.min(Math.max(value, 2), 11);
  const plan: Plan = {
    range: held(range),
    weapons: held(weapons),
    shields: held(shields),
    crew,
    roll: chance(seedOf(face.shipClass || face.title)),
  };
  const grammar = Object.hasOwn(grammars, tone) ? grammars[tone as Affiliation] : hauler;
  const size = 0.92 + crew * 0.06;
  const body = ink`<g transform="translate(60 24) scale(${size.toFixed(2)}) translate(-60 -24)">${grammar(plan, paintOf(tone))}</g>`;
  return picture('ship', { wide: 120, high: 48 }, body + (isDamaged ? crack() : ''), 'meet');
}
