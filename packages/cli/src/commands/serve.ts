import { optionsFrom, serve } from '@spaceline/server';
import { BadInput, print } from '../output.ts';

export interface ServeCommandOptions {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly bans?: readonly string[];
}

/** What making the data folder fails with if a file has its name or stands in its way. */
const notAFolder: readonly unknown[] = ['EEXIST', 'ENOTDIR'];

const whyNot = (error: unknown): BadInput => {
  const { code, path, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : ({ message: String(error) } as NodeJS.ErrnoException);
  if (path !== undefined && notAFolder.includes(code)) return new BadInput(`${path}: it is not a folder`);
  return new BadInput(`Spaceline could not start. ${message}`, 1);
};

/** Runs the server until it is told to stop. */
export const serveCommand = async (options: ServeCommandOptions): Promise<number> => {
  const serving = await serve({
    ...optionsFrom(process.env),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.host ? { host: options.host } : {}),
    ...(options.data ? { folder: options.data } : {}),
    ...(options.bans ? { bans: options.bans } : {}),
  }).catch((error: unknown) => {
    throw whyNot(error);
  });
  print(`Spaceline is ready: ${serving.address}`);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  await serving.close();
  return 0;
};
