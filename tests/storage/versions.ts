import type { deal, Storage } from '@spaceline/server';

type Versions = ReturnType<typeof deal>['versions'];

/** As if other rules had begun the match. */
export async function changeVersions({ db }: Storage, match: string, change: (now: Versions) => Versions) {
  const { versions } = await db
    .selectFrom('matches')
    .select('versions')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('matches')
    .set({ versions: JSON.stringify(change(versions)) })
    .where('id', '=', match)
    .execute();
}
