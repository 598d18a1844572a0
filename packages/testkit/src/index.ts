export { StoryError } from './text/story-error.ts';
export { type StoryOutcome, type StoryResult, runStory } from './story/run.ts';
export { type Story, storiesIn } from './story/parse.ts';
export { isAtRest, writePosition } from './position/write.ts';
export { readPosition } from './position/read.ts';
export { type Secrets, leakInEvents, leakInText, leakNow, secretsOf } from './checks/hidden.ts';
export { wrongWith } from './checks/invariants.ts';
export { type CountedPosition, countAgain, readCounted, writeCounted } from './counting/position-file.ts';
export { type GivenOptions, type Statements, type TestTable, given, now } from './given.ts';
