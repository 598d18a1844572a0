import type { Job, Thought } from './job.ts';

/** What the server's thread and a thinking thread say to each other. */
export type ToThinker = Job;
export type FromThinker =
  { readonly t: 'thought'; readonly thought: Thought } | { readonly t: 'failed'; readonly why: string };
