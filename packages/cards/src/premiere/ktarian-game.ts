import {
  afflict,
  atRandom,
  counted,
  dilemma,
  disable,
  except,
  from,
  inState,
  members,
  ofSpecies,
  requireAny,
  sum,
  whenever,
} from '@spaceline/language';
import { premiere } from './set.ts';

const oneMore = disable(from('aboard', atRandom(1, except(inState('disabled')))));

export const ktarianGame = dilemma('Ktarian Game', {
  where: 'space',
  encounter: afflict(
    'ship',
    {
      triggers: [whenever('start of your turn', oneMore)],
      cure: counted('aboard', requireAny(sum('CUNNING', 30), members(ofSpecies('Android')))),
    },
    { effect: [oneMore] },
  ),
  printed: [premiere(31, 'R')],
});
