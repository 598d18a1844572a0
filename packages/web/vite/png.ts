import { deflateSync } from 'node:zlib';

/** The check of the format; `crc32` of Node came only in the middle of version 20. */
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), named, numbers(crc32(named))]);
};

/** A square of points, red, green, blue and cover, as a PNG file: lines without filters, deflated. */
export function png(points: Uint8ClampedArray, size: number): Buffer {
  const line = size * 4;
  const lines = Array.from({ length: size }, (_, y) =>
    Buffer.concat([Buffer.from([0]), Buffer.from(points.buffer, points.byteOffset + y * line, line)]),
  );
  // Eight bits a part, red green blue and alpha, no interlacing.
  const head = Buffer.concat([numbers(size, size), Buffer.from([8, 6, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
