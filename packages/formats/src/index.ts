import type { Format } from '@spaceline/engine/format';
import { open } from './open.ts';

export { open };

export const formats: readonly Format[] = [open];

export const formatById = (id: string): Format | undefined => formats.find((f) => f.id === id);
