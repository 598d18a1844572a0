export { DirectoryInUse, lockDirectory } from './storage/lock.ts';
export { MatchStore } from './storage/match-store.ts';
export { openStorage } from './storage/storage.ts';
export type { Storage, StorageOptions } from './storage/storage.ts';
