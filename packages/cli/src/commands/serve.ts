import { optionsFrom, serve } from '@spaceline/server';
import { BadInput, print } from '../output.ts';

export interface ServeCommandOptions {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

/** Runs the server until it is told to stop. */
export const serveCommand = async (options: ServeCommandOptions): Promise<number> => {
  const serving = await serve({
    ...optionsFrom(process.env),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.host ? { host: options.host } : {}),
    ...(options.data ? { folder: options.data } : {}),
  }).catch((error: unknown) => {
    throw new BadInput(`Spaceline could not start. ${error instanceof Error ? error.message : String(error)}`, 1);
  });
  print(`Spaceline is ready: ${serving.address}`);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  await serving.close();
  return 0;
};
