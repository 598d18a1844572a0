export * from './correction.ts';
export * from './messages.ts';
export * from './replay.ts';
export * from './words.ts';
