import {
  anyTime,
  battleStep,
  beamAny,
  dilemmaMet,
  inResponse,
  interrupt,
  onTable,
  premiere,
  titled,
} from '@spaceline/language';

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: [anyTime(onTable), inResponse(dilemmaMet(titled('Firestorm'))), inResponse(battleStep)],
  text: [beamAny],
  printed: [premiere(114, 'C')],
});
