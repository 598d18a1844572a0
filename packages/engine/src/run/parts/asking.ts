import type { SelectFrame, TextFrame } from '../../state/frame.ts';
import type { CardId } from '../../contract/ids.ts';
import { opponentOf } from '../../contract/ids.ts';
import { start } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';

type Question = Pick<SelectFrame, 'from' | 'min' | 'max'> &
  Partial<Pick<SelectFrame, 'player' | 'sure' | 'asked' | 'limit' | 'secret'>>;

/** A player chooses cards for a text, which is run again with what was chosen (B-18.4). */
export const askFor = (s: State, f: TextFrame, question: Question): void =>
  start(s, 'select', { player: f.you, source: f.card, asked: 'choose cards', ...question });

/** So many of these, chosen by the player or by the opponent, in addition to those who are sure. */
export const askWhom = (
  s: State,
  f: TextFrame,
  by: 'you' | 'opponent',
  from: readonly CardId[],
  count: number,
  sure: readonly CardId[],
): undefined => {
  askFor(s, f, {
    player: by === 'you' ? f.you : opponentOf(f.you),
    from,
    min: count,
    max: count,
    sure,
    asked: by === 'you' ? 'choose cards' : 'opponent chooses',
    limit: count + sure.length,
  });
  return undefined;
};
