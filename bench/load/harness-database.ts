// A PostgreSQL with seeded matches for the shared benchmark harness; says where it is, and goes when whoever started it goes.
import { openStorage } from '@spaceline/server';
import { startPostgres } from '../../tests/storage/postgres.ts';
import { layTables } from './players.ts';

const postgres = await startPostgres();
const url = await postgres.database();
const storage = await openStorage({ url });
await layTables(storage, Number(process.argv[2]));
await storage.close();
process.on('disconnect', () => void postgres.stop().then(() => process.exit(0)));
process.send?.({ url });
