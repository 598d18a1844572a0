import { anyTime, beamAny, interrupt, onTable, premiere } from '@spaceline/language';

export const emergencyTransporterArmbands = interrupt('Emergency Transporter Armbands', {
  plays: [anyTime(onTable)],
  text: [beamAny],
  printed: [premiere(114, 'C')],
});
