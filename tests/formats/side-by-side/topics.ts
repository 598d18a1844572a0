import { copies } from './copies.ts';
import { movement } from './movement.ts';
import { removal } from './removal.ts';
import { seedingTopic } from './seeding.ts';
import { stealing } from './stealing.ts';
import type { Topic } from './topic.ts';
import { turns } from './turns.ts';
import { victory } from './victory.ts';

/** Every topic in which the readings of the sheets differ. */
export const topics: readonly Topic[] = [seedingTopic, removal, copies, stealing, turns, victory, movement];
