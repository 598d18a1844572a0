import type { Player } from '@spaceline/engine';
import { pileRow } from '@spaceline/language';
import type { Pile } from '@spaceline/language';
import { t } from '../i18n/t.ts';
import { callingOf } from '../i18n/table-words.ts';
import type { Names } from '../words.ts';

/** Piles that lie open, over the list of their cards. */
export function pileTitle(pile: Pile, player: Player, names: Names): string {
  const who = callingOf(player, names);
  const mine = player === names.reader;
  switch (pile) {
    case 'discard pile':
      return mine ? t('Your discard pile') : t("{who}'s discard pile", { who });
    case 'out of play':
      return mine ? t('Your cards out of play') : t("{who}'s cards out of play", { who });
    case 'removed':
      return mine ? t('Your cards removed from the game') : t("{who}'s cards removed from the game", { who });
    case 'bonus':
      return mine ? t('Your bonus point area') : t("{who}'s bonus point area", { who });
    default:
      return pileRow(pile).title;
  }
}

/** Below its number. */
export function pileBadge(pile: Pile): string {
  switch (pile) {
    case 'discard pile':
      return t('discard');
    case 'out of play':
      return t('out of play');
    case 'removed':
      return t('removed');
    case 'bonus':
      return t('bonus');
    default:
      return pileRow(pile).badge;
  }
}
