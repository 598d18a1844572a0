import type { CardId, Choice, Option, Player, View } from '@spaceline/engine';
import { choose, none, onTable, option } from '@spaceline/engine';
import type { Face } from '@spaceline/art';

const isMine = (me: Player) => (place: { readonly controller: number }) => place.controller === me;

/** The plainest thing a player could want with a card, to ask the server why it is not possible now. */
function wishWith(card: CardId, face: Face, view: View, me: Player): Option | undefined {
  const location = view.spaceline.find(({ missions }) => missions.includes(card));
  if (face.type === 'Mission') {
    if (!location) return undefined;
    const ship = face.where === 'space' ? location.ships.find(isMine(me)) : undefined;
    const team = location.teams.find(({ player }) => player === me);
    return option('attempt', ship?.card ?? none, location.id, team?.team ?? none);
  }
  if (!view.players[me].piles.hand.includes(card)) return undefined;
  const [facility] = view.spaceline.flatMap((each) => each.facilities).filter(isMine(me));
  const [first] = view.spaceline;
  switch (face.type) {
    case 'Personnel':
    case 'Ship':
    case 'Equipment':
      return option('report', card, facility?.card ?? none, none, face.affiliations[0] ?? '');
    case 'Facility':
      return option('build', card, first?.id ?? none);
    case 'Event':
    case 'Interrupt':
    case 'Artifact':
      return option('play', card, onTable, none, 0);
    default:
      return undefined;
  }
}

export function intentWith(card: CardId, face: Face, view: View, me: Player): Choice | undefined {
  const wish = wishWith(card, face, view, me);
  return wish && choose({ id: view.seq, player: me }, wish);
}
