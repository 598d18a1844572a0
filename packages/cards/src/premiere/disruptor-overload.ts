import { anyTime, destroyEquipment, interrupt, onGroup, premiere } from '@spaceline/language';

export const disruptorOverload = interrupt('Disruptor Overload', {
  plays: [anyTime(onGroup())],
  text: [destroyEquipment],
  printed: [premiere(112, 'C')],
});
