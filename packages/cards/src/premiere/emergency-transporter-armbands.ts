import { anyTime, battleStep, beam, dilemmaMet, inResponse, interrupt, onTable, titled } from '@spaceline/language';
import { premiere } from './set.ts';

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: [anyTime(onTable), inResponse(dilemmaMet(titled('Firestorm'))), inResponse(battleStep)],
  text: [beam('up or down')],
  printed: [premiere(114, 'C')],
});
