import { optionsFrom, serve } from './serve.ts';
import { work } from './work.ts';

/** Milliseconds there are for stopping. */
const longestStop = 8_000;

try {
  const options = optionsFrom(process.env);
  // `main.js work` thinks for computers and serves nobody.
  const running = process.argv[2] === 'work' ? await work(options) : await serve(options);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A database that hangs must not keep the process: everything acknowledged is stored already.
    setTimeout(() => {
      console.error(`Spaceline did not stop within ${longestStop / 1000} seconds, and ends now.`);
      process.exit(1);
    }, longestStop).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever reads this may stop it at once.
  console.log(
    'address' in running
      ? `Spaceline is ready: ${running.address}`
      : `Spaceline is ready to think: ${running.threads} at once`,
  );
} catch (error) {
  console.error(`Spaceline could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
