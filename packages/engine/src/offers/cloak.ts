import { cloaking } from './cloaking.ts';

export const cloak = cloaking('cloak');
