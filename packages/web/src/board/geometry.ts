/** Where things lie on the chart: computed from the room there is, never read off the page. */

/** How much is said of a place: all its words, what it asks as icons, or its name alone. */
export type Detail = 'words' | 'icons' | 'names';

export interface Geometry {
  /** The line stands: theirs on the left, one's own on the right. */
  readonly upright: boolean;
  readonly detail: Detail;
  /** The chart along the line, which is more than the room if it was drawn nearer. */
  readonly length: number;
  /** Where each place begins on the line, and how much of it is its own. */
  readonly spots: readonly Spot[];
  /** How far the line is from the edge that is theirs. */
  readonly line: number;
  /** The picture of a place, from edge to edge. */
  readonly world: number;
  /** Where the words of a place begin. */
  readonly plate: number;
  /** Where one's own cards begin. */
  readonly mine: number;
  /** What is left for their cards and for one's own. */
  readonly theirRoom: number;
  readonly myRoom: number;
  /** Over so much of the end of the line the question stands below the cards. */
  readonly corner: number;
  /** What they may take there. */
  readonly cornerRoom: number;
  /** A low window, where the menu stands over the end of the line. */
  readonly short: boolean;
  /** How far the line bends up and down. */
  readonly sway: number;
}

export interface Spot {
  readonly at: number;
  readonly size: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The part of the width that the question takes from below. */
  readonly corner?: number;
  /** What one's own cards above the question take, if it is more than a row. */
  readonly above?: number;
  /** What a row of an upright line takes at least. */
  readonly least?: number;
}

/** Room that a place to put a mission takes, beside a mission. */
export const gap = 0.5;

/** What an upright row takes in which two lines of cards stand. */
export const full = 1.9;

/** Two or three missions alone do not fill the window. */
const widest = 178;
const tallest = 92;
/** A row that can still be touched. */
export const lowest = 41;
/** A row on a tablet, which has room for words and what lies there. */
export const roomy = 64;
/** What lies under one's own side of the line, even in the corner where the question is. */
export const oneRow = 50;
const oneClose = 40;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

function spotsOf(weights: readonly number[], start: number, size: number): readonly Spot[] {
  let at = start;
  return weights.map((weight) => {
    const spot = { at, size: weight * size };
    at += spot.size;
    return spot;
  });
}

/** The bend of the line at a place. */
export const bend = ({ sway }: Pick<Geometry, 'sway'>, at: number): number => Math.sin(at * 1.15 + 0.4) * sway;

/** What a card takes where two shall lie closely above each other, or beside each other. */
export const closely = 38;
export const smallest = 52;

function lying({ width, height, corner = 0, above = 0 }: Room, weights: readonly number[], zoom: number): Geometry {
  const length = width * zoom;
  const edge = width >= 1200 ? 18 : 6;
  const size = Math.min((length - 2 * edge) / Math.max(1, sum(weights)), widest * zoom);
  const start = Math.max(edge, (length - size * sum(weights)) / 2);
  const low = height < 330;
  const short = height < 440;
  const tall = height >= 560;
  const detail = low ? 'names' : size >= 100 ? 'words' : 'icons';
  const world = Math.min(low ? 70 : tall ? 138 : 112, size * 1.24);
  const sway = short ? 3 : 9;
  const line = short
    ? 2 * closely + world * 0.36 + sway
    : tall
      ? within(160, height * 0.355, 250)
      : within(88, height * (detail === 'words' ? 0.21 : 0.25), 140);
  const plate = line + (low ? 34 : tall ? 58 : short ? 42 : 48);
  const words = { words: short ? 138 : 166, icons: tall ? 138 : short ? 115 : 130, names: 66 }[detail];
  const mine = Math.min(plate + words, height - (low ? 44 : 56));
  return {
    upright: false,
    detail,
    length,
    spots: spotsOf(weights, start, size),
    line,
    world,
    plate,
    mine,
    theirRoom: line - world * 0.36 - (short ? sway : 0),
    myRoom: height - mine,
    corner: zoom > 1 ? 0 : corner,
    cornerRoom: Math.max(short ? oneClose : oneRow, above),
    short,
    sway,
  };
}

function standing({ width, height, least = lowest }: Room, weights: readonly number[], zoom: number): Geometry {
  const size = within(least, height / Math.max(1, sum(weights)), tallest) * zoom;
  const length = Math.max(height * zoom, size * sum(weights));
  const start = (length - size * sum(weights)) / 2;
  const line = width * (width < 700 ? 0.29 : 0.31);
  const world = Math.min(size * 1.4, width < 700 ? 84 : 112);
  const plate = line + world * 0.44 + 4;
  return {
    upright: true,
    detail: width < 700 ? 'icons' : 'words',
    length,
    spots: spotsOf(weights, start, size),
    line,
    world,
    plate,
    mine: width - (width < 700 ? 118 : 250),
    theirRoom: line - world * 0.3,
    myRoom: width < 700 ? 114 : 240,
    corner: 0,
    cornerRoom: oneRow,
    short: false,
    sway: 0,
  };
}

/** `weights`: one for each place, less for a gap between two; `zoom`: 1 shows the whole line. */
export const geometryOf = (room: Room, weights: readonly number[], upright: boolean, zoom = 1): Geometry =>
  (upright ? standing : lying)(room, weights, zoom);

/** The middle of a place. */
export const centreOf = (geometry: Geometry, at: number): readonly [x: number, y: number] => {
  const { spots, line, upright } = geometry;
  const { at: begins, size } = spots[at] ?? { at: 0, size: 0 };
  const along = begins + size / 2;
  return upright ? [line, along] : [along, line + bend(geometry, at)];
};

/** A place on the line, as a style. */
export const placed = ({ upright }: Geometry, { at, size }: Spot): { readonly [side: string]: string } =>
  upright ? { top: `${at}px`, height: `${size}px` } : { left: `${at}px`, width: `${size}px` };

/** The line itself, from edge to edge, as a path. */
export function railOf(geometry: Geometry): string {
  const points = geometry.spots.map((_, at) => centreOf(geometry, at));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  if (geometry.upright) return `M${first[0]} 0V${geometry.length}`;
  const bends = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? first;
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `M0 ${first[1]}L${first.join(' ')}${bends.join('')}L${geometry.length} ${last[1]}`;
}

/** How many things of a size fit into a room, at least one. */
export const fits = (room: number, size: number): number => Math.max(1, Math.floor(room / size));
