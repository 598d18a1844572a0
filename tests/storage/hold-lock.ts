// Holds the lock of a data folder until it is killed; for lock.test.ts.
import { lockDirectory } from '@spaceline/server';

try {
  await lockDirectory(process.argv[2] ?? '');
  console.log('held');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
}
