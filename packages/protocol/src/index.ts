export * from './messages.ts';
export * from './replay.ts';
