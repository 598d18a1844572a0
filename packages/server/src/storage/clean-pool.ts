import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * The pool as transactions use it. A connection goes back into it only if nothing is left over on it: a query that was
 * given up is carried out all the same when the database wakes up, and if it is a `begin`, whatever is stored on that
 * connection afterwards is acknowledged and never committed.
 */
export const cleanPool = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let lost: Error | undefined;
    const query = async (text: unknown, values: unknown[] = []): Promise<PostgresQueryResult<unknown>> => {
      if (lost) throw lost;
      try {
        return (await client.query(text as string, values)) as PostgresQueryResult<unknown>;
      } catch (error) {
        // What the database itself refused is over.
        if (!(error instanceof pg.DatabaseError)) lost = error instanceof Error ? error : new Error(String(error));
        throw error;
      }
    };
    const release = () => client.release(lost ?? client.getTransactionStatus() !== 'I');
    return { query: query as PostgresPoolClient['query'], release };
  },
  end: () => pool.end(),
});
