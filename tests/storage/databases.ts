// Both databases for one test file: a folder for embedded ones and a PostgreSQL, there before its tests, gone after them.
import type { StorageOptions } from '@spaceline/server';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { TestPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { removeServer } from './program.ts';
import { temporaryFolder } from './temporary.ts';

export const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A new, empty database: for tests that open it themselves, and as settings of a server process. */
export interface Place {
  readonly where: StorageOptions;
  readonly env: Readonly<Record<string, string>>;
}

export class Databases {
  readonly #folder = temporaryFolder();
  #postgres: TestPostgres | undefined;

  constructor() {
    beforeAll(async () => {
      this.#postgres = await startPostgres();
    });
    afterAll(async () => {
      await this.#postgres?.stop();
      this.#folder.remove();
      removeServer();
    });
  }

  get postgres(): TestPostgres {
    if (!this.#postgres) throw new Error('PostgreSQL is there only while tests run.');
    return this.#postgres;
  }

  /** A place for an embedded database under a name of its own. */
  folder(name: string): string {
    return join(this.#folder.path, name);
  }

  async place(kind: DatabaseKind, name: string): Promise<Place> {
    if (kind === 'PGlite') {
      const folder = this.folder(name);
      return { where: { folder }, env: { SPACELINE_DATA: folder } };
    }
    const url = await this.postgres.database();
    return { where: { url }, env: { DATABASE_URL: url } };
  }
}
