import {
  becomeNonAligned,
  cardPlay,
  characterized,
  either,
  event,
  onTable,
  premiere,
  titled,
} from '@spaceline/language';

export const loresFingernail = event("Lore's Fingernail", {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { rules: [becomeNonAligned(either(characterized('Soong-type android'), titled('Exocomp')))] },
  printed: [premiere(81, 'R')],
});
