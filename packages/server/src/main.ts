import { optionsFrom, serve } from './serve.ts';

try {
  const serving = await serve(optionsFrom(process.env));
  console.log(`Spaceline is ready: ${serving.address}`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
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
