import { optionsFrom, work } from '@spaceline/server';
import { BadInput, print } from '../output.ts';

/** Thinks for computers until it is told to stop. */
export const workCommand = async (): Promise<number> => {
  const working = await work(optionsFrom(process.env)).catch((error: unknown) => {
    throw new BadInput(`Spaceline could not start. ${error instanceof Error ? error.message : String(error)}`, 1);
  });
  print(`Spaceline is ready to think: ${working.threads} at once`);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  await working.close();
  return 0;
};
