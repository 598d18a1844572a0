import { chance, seedOf } from '../chance.ts';
import type { Face } from '../facts/face.ts';
import { ink, picture } from '../svg.ts';
import { mixed } from '../colour.ts';
import { slug, toneNameOf, toneOf } from '../tones.ts';
import type { Motif } from './motifs.ts';
import { guilloche, motifs } from './motifs.ts';

/** Words that call for a sign, the more telling ones first. */
const calls: readonly (readonly [RegExp, Motif])[] = [
  [/virus|disease|organism|parasit|plague|aging|fatigue|morphosis|anaphasic|infect|microbiotic|medical/i, 'capsid'],
  [/door|portal|gate\b|impassable|barrier/i, 'gate'],
  [/crystal|res-q|tox uthat|thought maker/i, 'crystal'],
  [/computer|nanite|program|subroutine|static|data\b|countdown|interphase/i, 'circuit'],
  [/fire|plasma|nova\b|burn|overload|breach|destruct|disruptor/i, 'flame'],
  [/time\b|temporal|tempor|loop|vortex|traveler|wormhole|anti-time/i, 'spiral'],
  [/string|rift|null|gaps?\b|mine\b|gravit|space-time|subspace|fragment|q-net|lockup/i, 'rift'],
  [/love|groupie|treaty|wedding|birth|junior|vulcan mindmeld|bond|lore/i, 'knot'],
  [/shield|metaphasic|armou?r|asteroid sanctuary|yellow alert|red alert|phased matter/i, 'shield'],
  [/message|incoming|wave|ionization|field|frequency|scan|probe|sensor|long-range/i, 'wave'],
  [/hologram|ruse|projector|espionage|disguise|cloak|rogue|masaka|shape/i, 'mask'],
  [/honor|challenge|law|palor|justice|zaldan|diplomat/i, 'scales'],
  [/transport|armband|escape pod|beam/i, 'beam'],
  [/tractor|lock|net\b|trap|stop|hail|captur|crosis/i, 'chain'],
  [/archer|shot|borg|attack|hunt|menthar|rebel|chalnoth|phaser|duel/i, 'target'],
  [/entity|creature|being|alien|nagilum|armus|telepath|wind dancer|loss of orbital/i, 'eye'],
  [/planet|moon|orbit|stellar|star\b|world/i, 'orbit'],
];

/** What its words do, where the title names nothing that can be drawn. */
const deeds: readonly (readonly [RegExp, Motif])[] = [
  [/nullif/i, 'shield'],
  [/draw|hand|deck|discard pile/i, 'fan'],
  [/score|points/i, 'star'],
  [/RANGE|move/i, 'arrow'],
  [/kill|STRENGTH|battle/i, 'target'],
  [/damage|destroy/i, 'flame'],
  [/stop/i, 'chain'],
  [/beam/i, 'beam'],
];

const devices: readonly (readonly [RegExp, Motif])[] = [
  [/phaser|disruptor|weapon|rifle|blade|bat'leth|mek'leth/i, 'sidearm'],
  [/padd|book|scroll/i, 'tablet'],
  [/kit\b|case|box/i, 'kit'],
  [/./, 'screen'],
];

const usual: Readonly<Record<string, Motif>> = {
  Dilemma: 'eye',
  Event: 'rose',
  Interrupt: 'bolt',
  Artifact: 'gem',
  Doorway: 'gate',
};

const called = (list: readonly (readonly [RegExp, Motif])[], words: string): Motif | undefined =>
  list.find(([sign]) => sign.test(words))?.[1];

/** Which sign a title is drawn with. */
export function motifOf(type: string, title: string, text: string): Motif {
  if (type === 'Equipment') return called(devices, title) ?? 'screen';
  const named = called(calls, title);
  if (named) return named;
  if (type === 'Artifact') return 'gem';
  return (type === 'Dilemma' ? called(calls, text) : undefined) ?? called(deeds, text) ?? usual[type] ?? 'rose';
}

/** The sign of a dilemma, event, interrupt, equipment or artifact; of a combo dilemma one for each half. */
export function signPicture(face: Face, shape: number): string {
  const tone = toneNameOf(face);
  const { colour, ground } = toneOf(tone);
  const wide = 100 * shape;
  const seed = seedOf(face.title);
  const roll = chance(seed);
  const brush = { x: wide / 2, colour, dark: mixed(ground, '#060a15', 0.6), roll, seed };
  const halves = face.halves ?? [];
  const signs =
    halves.length > 1
      ? halves.map(
          ({ title, text }, at) =>
            ink`<g transform="translate(${wide / 2 + (at * 2 - 1) * Math.min(46, wide / 4)} 50) scale(.78) translate(0 -50)">${motifs[motifOf(face.type, title, text)]({ ...brush, x: 0, seed: seedOf(title) })}</g>`,
        )
      : [motifs[motifOf(face.type, face.title, face.text)](brush)];
  return picture(
    'sign',
    { wide, high: 100 },
    ink`<rect width="${wide}" height="100" fill="url(#art-night-${slug(tone)})"/>` + guilloche(brush) + signs.join(''),
  );
}
