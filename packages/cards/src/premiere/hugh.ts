import {
  anyTime,
  battleInitiated,
  cancelBattle,
  discardCombatants,
  either,
  inResponse,
  interrupt,
  noAttack,
  onCard,
  playedFor,
  premiere,
  titled,
} from '@spaceline/language';

const borgShip = titled('Borg Ship');
const rogueBorg = either(titled('Rogue Borg'), titled('Crosis'));

export const hugh = interrupt('Hugh', {
  plays: [
    playedFor(anyTime(onCard(borgShip)), noAttack),
    playedFor(inResponse(battleInitiated({ kind: 'ship', by: borgShip })), noAttack),
    playedFor(anyTime(onCard(rogueBorg)), discardCombatants),
    playedFor(inResponse(battleInitiated({ kind: 'personnel', by: rogueBorg })), discardCombatants, cancelBattle),
  ],
  printed: [premiere(119, 'R')],
});
