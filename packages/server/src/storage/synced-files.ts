import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type Init = Awaited<ReturnType<NodeFS['init']>>;

/** As much of the file system of the embedded database as is needed to bring its files to the disk. */
interface Files {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

/** The files of the embedded database, which on its own never waits for the disk. */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): Promise<Init> {
    const made = await super.init(...args);
    const preRun = [...(made.emscriptenOpts.preRun ?? [])] as unknown[];
    const sync = ({ NODEFS }: Files) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...preRun, sync] as never } };
  }
}

/** Every commit waits until it is on the disk, in the one way that reaches `fsync` of the files above. */
export const syncing = (params: readonly string[]): string[] => [
  ...params.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
