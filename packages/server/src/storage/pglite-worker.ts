// The embedded database in a thread of its own, so that a long query never stops the server's event loop.
import { PGlite } from '@electric-sql/pglite';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite-messages.ts';
import { noteChannel } from './notes.ts';
import { SyncedFiles, syncing } from './synced-files.ts';

if (!parentPort) throw new Error('pglite-worker runs as a worker thread only.');
const port = parentPort;
const answer = (message: FromWorker) => port.postMessage(message);

// Node compiles a function of the database anew, with more care, when so many bytes of it have been carried out. With the
// usual two million that is a second of work in every start, for functions that are hardly called again. With ten times as
// many as here, starts would be quicker still, and opening a long match would take twice the work.
setFlagsFromString('--wasm-tiering-budget=100000000');

const { folder, sync } = workerData as { readonly folder: string; readonly sync: boolean };
const db = sync
  ? await PGlite.create({ fs: new SyncedFiles(folder), startParams: syncing(PGlite.defaultStartParams) })
  : await PGlite.create(folder);
await db.listen(noteChannel, (note) => answer({ t: 'note', note }));

const errorOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && 'code' in error ? { code: String(error.code) } : {}),
});

async function handle(message: ToWorker) {
  try {
    if (message.t === 'close') {
      await db.close();
      answer({ t: 'done', id: message.id, rows: [], rowCount: 0 });
      port.close();
      return;
    }
    const { rows, affectedRows } = await db.query(message.sql, [...message.parameters]);
    answer({ t: 'done', id: message.id, rows, rowCount: affectedRows ?? rows.length });
  } catch (error) {
    answer({ t: 'failed', id: message.id, error: errorOf(error) });
  }
}

port.on('message', (message: ToWorker) => void handle(message));
answer({ t: 'ready' });
