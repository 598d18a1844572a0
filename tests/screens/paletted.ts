// Pictures of a page with 256 colours instead of sixteen million: a quarter of the bytes, and nobody sees it.
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A colour of five bits a channel, and how many points have it. */
interface Seen {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

const channels = [0, 1, 2] as const;

/** Every second pixel row says enough about the colours of a picture. */
function histogram({ data }: PNG): readonly Seen[] {
  const cells = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
    const cell = cells.get(key);
    if (cell) {
      cell[0] += r;
      cell[1] += g;
      cell[2] += b;
      cell[3] += 1;
    } else cells.set(key, [r, g, b, 1]);
  }
  return [...cells.values()].map(([r, g, b, count]) => ({ rgb: [r / count, g / count, b / count], count }));
}

interface Box {
  readonly cells: readonly Seen[];
  readonly channel: 0 | 1 | 2;
  /** How much is lost by one colour for all of it. */
  readonly loss: number;
}

function boxOf(cells: readonly Seen[]): Box {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  const spread = channels.map((channel) => {
    const mean = cells.reduce((sum, cell) => sum + cell.rgb[channel] * cell.count, 0) / count;
    return cells.reduce((sum, cell) => sum + (cell.rgb[channel] - mean) ** 2 * cell.count, 0);
  });
  const loss = Math.max(...spread);
  const channel = channels.find((one) => spread[one] === loss) ?? 0;
  // Small signs of a rare colour count for more than their few points: the root, not the sum.
  return { cells, channel, loss: cells.length > 1 ? loss / Math.sqrt(count) : 0 };
}

/** Median cut: the box that loses most is cut in two, until there are enough. */
function paletteOf(cells: readonly Seen[], size: number): readonly Seen['rgb'][] {
  const boxes = [boxOf(cells)];
  while (boxes.length < size) {
    boxes.sort((a, b) => a.loss - b.loss);
    const widest = boxes.pop();
    if (!widest || widest.loss === 0) {
      if (widest) boxes.push(widest);
      break;
    }
    const sorted = widest.cells.toSorted((a, b) => a.rgb[widest.channel] - b.rgb[widest.channel]);
    const mean =
      sorted.reduce((sum, cell) => sum + cell.rgb[widest.channel] * cell.count, 0) /
      sorted.reduce((sum, cell) => sum + cell.count, 0);
    const found = sorted.findIndex((cell) => cell.rgb[widest.channel] > mean);
    const at = Math.min(Math.max(found, 1), sorted.length - 1);
    boxes.push(boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at)));
  }
  return boxes.map(({ cells: inside }) => {
    const count = inside.reduce((sum, cell) => sum + cell.count, 0);
    const [r, g, b] = channels.map((channel) =>
      Math.round(inside.reduce((sum, cell) => sum + cell.rgb[channel] * cell.count, 0) / count),
    );
    return [r ?? 0, g ?? 0, b ?? 0];
  });
}

function nearestIn(palette: readonly Seen['rgb'][]): (r: number, g: number, b: number) => number {
  const known = new Map<number, number>();
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = 0;
    let least = Infinity;
    for (const [at, [pr, pg, pb]] of palette.entries()) {
      const distance = 2 * (r - pr) ** 2 + 4 * (g - pg) ** 2 + 3 * (b - pb) ** 2;
      if (distance < least) [best, least] = [at, distance];
    }
    known.set(key, best);
    return best;
  };
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The same picture as a PNG with a palette. */
export function paletted(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const { width, height, data } = picture;
  const palette = paletteOf(histogram(picture), 256);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      rows[y * (width + 1) + x + 1] = nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a point, each a place in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
