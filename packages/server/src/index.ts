export { DirectoryInUse, lockDirectory } from './storage/lock.ts';
export { MatchStore } from './storage/match-store.ts';
export { openStorage } from './storage/storage.ts';
export type { Storage, StorageOptions } from './storage/storage.ts';
export { buildApp } from './http/app.ts';
export { optionsFrom, serve } from './serve.ts';
export type { ServeOptions, Serving } from './serve.ts';
export { makeLog } from './log.ts';
export { openPool } from './storage/postgres.ts';
