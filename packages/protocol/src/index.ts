export { choiceSchema } from './choice.ts';
export * from './correction.ts';
export * from './messages.ts';
export * from './replay-events.ts';
export * from './replay-versions.ts';
export * from './replay.ts';
export * from './words.ts';
