/** Puts things together as far as the JSON of each lot has so many bytes at most; what alone has more is alone. */
export function batchesOf<Thing>(things: readonly Thing[], bytes: number): readonly (readonly Thing[])[] {
  const batches: Thing[][] = [];
  let left = 0;
  for (const thing of things) {
    // And a comma.
    const size = Buffer.byteLength(JSON.stringify(thing)) + 1;
    if (batches.length === 0 || size > left) {
      batches.push([]);
      left = bytes;
    }
    batches.at(-1)!.push(thing);
    left -= size;
  }
  return batches;
}
