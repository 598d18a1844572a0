import { cloaking } from './cloaking.ts';

export const decloak = cloaking('decloak');
