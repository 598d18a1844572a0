import { cardPlay, characterized, either, event, makes, onTable, titled } from '@spaceline/language';
import { premiere } from './set.ts';

export const loresFingernail = event("Lore's Fingernail", {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [makes('Non-Aligned', 'everyone', either(characterized('Soong-type android'), titled('Exocomp')))] },
  printed: [premiere(81, 'R')],
});
