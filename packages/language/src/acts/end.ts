import type { ActWord } from './word.ts';

/**
 * What is going on is over: the mission attempt, the turn (at once to the end of turn segment, B-11.14), or a battle that
 * has just been initiated, by which nobody is then stopped.
 */
export interface End {
  readonly act: 'end';
  readonly of: 'attempt' | 'turn' | 'battle';
}

export const end = (of: End['of']): End => ({ act: 'end', of });

const words = {
  attempt: 'end the attempt',
  turn: 'end the turn',
  battle: 'cancel that battle',
} satisfies { [K in End['of']]: string };

export const endWord: ActWord<End> = {
  says: ({ of }) => words[of],
  needs: ({ of }) => (of === 'battle' ? ['response'] : []),
  sample: (any) => end(any.oneOf('attempt', 'turn', 'battle')),
};
