import type { GroupView } from '@spaceline/engine';
import { useBoard } from './context.tsx';

/** More would be wider than a ship. */
const most = 7;

/** Everybody aboard, as small signs: command, staff, neither, hidden. Their names stand in the label around. */
export function Pips({ crew }: { readonly crew: readonly GroupView[] }) {
  const { faceOf, cardOf } = useBoard();
  const signs = crew.flatMap(({ cards, hidden }) => [
    ...cards
      .filter((card) => faceOf(card).type === 'Personnel')
      .map((card) => {
        const { people } = faceOf(card);
        const held = cardOf(card)?.stopped || cardOf(card)?.disabled ? ' pip-held' : '';
        const icons = people.map(({ staffing }) => staffing);
        return `${icons.includes('Cmd') ? 'pip-command' : icons.includes('Stf') ? 'pip-staff' : 'pip-plain'}${held}`;
      }),
    ...Array.from({ length: hidden }, () => 'pip-hidden'),
  ]);
  if (signs.length === 0) return null;
  return (
    <span className="pips">
      {signs.slice(0, signs.length > most ? most - 1 : most).map((sign, at) => (
        <i key={at} className={sign} />
      ))}
      {signs.length > most && <b>+{signs.length - most + 1}</b>}
    </span>
  );
}
