import { optionsFrom, serve } from './serve.ts';

/** Milliseconds there are for stopping. */
const longestStop = 8_000;

try {
  const serving = await serve(optionsFrom(process.env));
  console.log(`Spaceline is ready: ${serving.address}`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A database that hangs must not keep the process: everything acknowledged is stored already.
    setTimeout(() => {
      console.error(`Spaceline did not stop within ${longestStop / 1000} seconds, and ends now.`);
      process.exit(1);
    }, longestStop).unref();
    serving.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(`Spaceline could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
