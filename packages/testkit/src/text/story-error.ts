/** What is wrong with a story or a position, and in which line. The line is 0 where no line is to blame. */
export class StoryError extends Error {
  readonly line: number;
  constructor(message: string, line = 0) {
    super(message);
    this.name = 'StoryError';
    this.line = line;
  }
}
