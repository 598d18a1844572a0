import {
  anyTime,
  battleStep,
  beam,
  dilemmaMet,
  inResponse,
  interrupt,
  onTable,
  premiere,
  titled,
} from '@spaceline/language';

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: [anyTime(onTable), inResponse(dilemmaMet(titled('Firestorm'))), inResponse(battleStep)],
  text: [beam('anywhere')],
  printed: [premiere(114, 'C')],
});
