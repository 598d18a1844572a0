import { parentPort, workerData } from 'node:worker_threads';
import { type GameResult, type Task, playGames } from './simulation.ts';

/** Results travel in bundles: a message per game would cost more than the game. */
const bundle: GameResult[] = [];
const send = (): void => {
  parentPort?.postMessage(bundle.splice(0));
};

playGames(workerData as Task, (result) => {
  bundle.push(result);
  if (bundle.length >= 20) send();
});
send();
