/** Pictures of the player's own, taken from a folder of theirs. They stay in this browser; nothing is sent anywhere. */
const database = 'spaceline-images';
const store = 'pictures';

/** A file is the picture of the card whose id its name comes to: "Jean-Luc Picard.jpg" is jean-luc-picard. */
export const idOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}|['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const open = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('The pictures cannot be kept.')));
  });

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.addEventListener('complete', () => done());
    transaction.addEventListener('error', () => failed(transaction.error ?? new Error('The pictures cannot be kept.')));
  });

let known: Map<string, string> | undefined;
let reading = false;

async function read(): Promise<Map<string, string>> {
  const pictures = (await open()).transaction(store).objectStore(store);
  const [keys, blobs] = [pictures.getAllKeys(), pictures.getAll()];
  await settled(pictures.transaction);
  return new Map(
    keys.result.map((key, at) => [typeof key === 'string' ? key : '', URL.createObjectURL(blobs.result[at] as Blob)]),
  );
}

/** How many pictures are there. */
export const ownCount = (): number => known?.size ?? 0;

/** The address of a card's own picture, if there is one; the store is read once. */
export function ownImage(id: string, changed: () => void): string | undefined {
  if (!known && !reading) {
    reading = true;
    void read().then(
      (found) => {
        known = found;
        if (found.size > 0) changed();
      },
      // A browser that keeps nothing for this page has no pictures for it either.
      () => (known = new Map()),
    );
  }
  return known?.get(id);
}

async function replaced(write: (pictures: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite');
  const pictures = transaction.objectStore(store);
  pictures.clear();
  write(pictures);
  await settled(transaction);
  for (const address of known?.values() ?? []) URL.revokeObjectURL(address);
  known = await read();
}

/** Takes the pictures of a folder in place of those that were there; says how many it took. */
export async function takeFolder(files: readonly File[]): Promise<number> {
  const taken = files.filter(({ type }) => type.startsWith('image/'));
  await replaced((pictures) => {
    for (const file of taken) pictures.put(file, idOfFile(file.name));
  });
  return ownCount();
}

export const putAway = (): Promise<void> => replaced(() => undefined);
