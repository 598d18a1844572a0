// Runs the worker from its TypeScript source: on Node 20 a loader given to the main thread does not reach worker threads.
import { register } from 'tsx/esm/api';

register();
await import('./thinking-worker.ts');
